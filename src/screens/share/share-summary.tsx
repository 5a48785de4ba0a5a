'use client';
import type { MouseEvent, ReactNode } from 'react';

/** Opens the device's own sheet where it has one; else, and without script, ours. */
export function ShareSummary({
  children,
  className,
  title,
  url,
}: {
  children: ReactNode;
  className: string;
  title: string;
  url: string;
}) {
  const share = (event: MouseEvent<HTMLElement>) => {
    // Oldest and least: some browsers have none, whatever their types say.
    if (!(navigator as Partial<Navigator>).share) return;
    const sheet = event.currentTarget.closest('details')!;
    event.preventDefault();
    // Who closes the device's sheet wants none; one that could not open gives way to ours.
    navigator.share({ title, url }).catch((error: Error) => {
      sheet.open = error.name !== 'AbortError';
    });
  };
  return (
    <summary className={className} onClick={share}>
      {children}
    </summary>
  );
}
