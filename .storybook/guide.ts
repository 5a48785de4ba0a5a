/** What the page of a component says besides its props. Bytes, tokens and the places that use it are counted, not written. */
export type Guide = {
  /** What it is, and when to take it. */
  for: string;
  /** When not, and what to take in its place. */
  notFor: string;
  /** Its parts, from the start to the end. */
  anatomy: readonly string[];
  /** `[key, what it does]`; empty for what cannot be operated. */
  keys: readonly (readonly [key: string, does: string])[];
  /** What a screen reader says of it, and when. */
  announces: string;
  dos: readonly string[];
  donts: readonly string[];
  /** Lies over the page: on its own page it is shown in a frame. @default false */
  isOverlay?: boolean;
  /** `planned`: tested, and no screen uses it yet. @default "stable" */
  status?: 'stable' | 'planned';
};

/** The parameters of a file of stories that documents a component. */
export const guide = (text: Guide) => ({
  guide: text,
  isOverlay: text.isOverlay ?? false,
  docs: { description: { component: text.for } },
});
