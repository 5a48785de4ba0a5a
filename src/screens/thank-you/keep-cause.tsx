'use client';
import { useEffect } from 'react';
import { keepLastCause, type LastCause } from '#src/screens/last-cause/last-cause.ts';

/** Keeps the cause of a paid donation on this device, from where the home page offers it again. */
export function KeepCause({ cause: { path, title }, paidAt }: { cause: LastCause; paidAt: string }) {
  useEffect(() => {
    keepLastCause({ path, title }, paidAt);
  }, [paidAt, path, title]);
  return <span data-hydrates="" hidden />;
}
