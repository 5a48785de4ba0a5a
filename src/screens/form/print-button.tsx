'use client';
import type { ReactNode } from 'react';
import { root as button } from '#ds/components/button/button.css';
import { onScreen } from '#src/screens/form/print-button.css';

/** Prints the page. Its text is given by the server: in the browser's catalog every page would carry it. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      data-replay=""
      className={`${button({ tone: 'quiet', isFullWidth: true })} ${onScreen}`}
      onClick={() => window.print()}
    >
      {children}
    </button>
  );
}
