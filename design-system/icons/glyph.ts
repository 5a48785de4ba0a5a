export type Node = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
/** A drawing and what becomes of it from right to left: it stays, it is mirrored, or another takes its place. */
export type Glyph =
  | { readonly node: Node; readonly direction: 'plain' | 'flips' }
  | { readonly node: Node; readonly direction: 'varies'; readonly rtlNode: Node };
