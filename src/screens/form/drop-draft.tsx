'use client';
import { useEffect } from 'react';
import { browserStorage, figuresKey } from '#src/screens/form/kept-figures.ts';

/** Drops the draft of a form that was sent. */
export function DropDraft({ path }: { path: string }) {
  useEffect(() => browserStorage()?.removeItem(figuresKey(path)), [path]);
  return null;
}
