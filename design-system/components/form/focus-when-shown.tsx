'use client';
import { useEffect } from 'react';

/** Takes the focus to an element as it comes: a summary that nobody is led to is not read. */
export function FocusWhenShown({ id }: { id: string }) {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return null;
}
