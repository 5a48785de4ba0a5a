declare module 'lucide/dist/esm/icons/*.mjs' {
  const node: [tag: string, attributes: Record<string, string | number>][];
  export default node;
}
