type Click = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** A click that leads there in this tab: with a key held down it opens another, and nothing is on its way here. */
export const isPlainClick = ({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);
