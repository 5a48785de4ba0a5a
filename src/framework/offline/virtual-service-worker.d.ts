declare module 'virtual:service-worker' {
  export const serviceWorker: string;
}
