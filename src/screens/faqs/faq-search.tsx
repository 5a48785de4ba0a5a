'use client';
import { useEffect, useState } from 'react';
import { SEARCH_ID } from '#src/screens/faqs/faqs-view.ts';
import { status } from '#src/screens/faqs/faqs.css';

export type FaqSearchProps = {
  /** What the address asks for, and what the server says of it. */
  search: string;
  said: string;
  /** Sentences of the server, "3 answers mention “{search}”." for each number of answers: no other page carries them. */
  counts: readonly string[];
  /** "{found} of {all}" */
  part: string;
};

/** Finds while typing. The whole list is in the page, drawn by the server: this hides what does not answer, and says how many do. */
export function FaqSearch({ counts, part, said: first, search }: FaqSearchProps) {
  const [said, setSaid] = useState(first);
  useEffect(() => {
    const input = document.getElementById(SEARCH_ID) as HTMLInputElement;
    // Loaded when somebody types: most only read.
    const find = async () => {
      const { filterFaqs } = await import('#src/screens/faqs/filter-faqs.ts');
      setSaid(filterFaqs(input.value.trim(), counts, part));
    };
    // Where it cannot be loaded, the form still searches by the address.
    const follow = () => void find().catch(() => {});
    // What was typed before this script came.
    if (input.value.trim() !== search) follow();
    input.addEventListener('input', follow);
    return () => input.removeEventListener('input', follow);
  }, [counts, part, search]);
  return <output className={status}>{said}</output>;
}
