/// <reference types="@vitejs/plugin-rsc/types" />
declare module 'virtual:vite-rsc-waku/build-metadata' {
  export const buildMetadata: ReadonlyMap<string, string>;
}
declare module 'react-dom/server.node' {
  export { renderToPipeableStream } from 'react-dom/server';
}
