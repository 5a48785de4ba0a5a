export type Node = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
/** A drawing and what becomes of it from right to left: it stays, it is mirrored, or another takes its place. */
export type IconData =
  | { readonly node: Node; readonly direction: 'plain' | 'flips' }
  | { readonly node: Node; readonly direction: 'varies'; readonly rtlNode: Node };

export const plain = (node: Node): IconData => ({ node, direction: 'plain' });
/** Arrows, chevrons, send and log-out only: a tick, a clock, a card is the same in every language. */
export const flips = (node: Node): IconData => ({ node, direction: 'flips' });
