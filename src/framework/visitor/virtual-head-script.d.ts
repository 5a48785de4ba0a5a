declare module 'virtual:head-script' {
  export const headScript: string;
  export const prefetchRules: string;
}
