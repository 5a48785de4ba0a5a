'use client';
import { useEffect, useRef } from 'react';
import { keepLastCause, type LastCause } from '#src/screens/last-cause/last-cause.ts';

const COUNTED = 'counted-donations';
const REMEMBERED = 20;

/** Whether this donation was not counted yet on this device; from now on it is. */
function isFirst(number: string): boolean {
  try {
    const counted: unknown = JSON.parse(localStorage.getItem(COUNTED) ?? '[]');
    const numbers = Array.isArray(counted) ? counted.map(String) : [];
    if (numbers.includes(number)) return false;
    localStorage.setItem(COUNTED, JSON.stringify([number, ...numbers].slice(0, REMEMBERED)));
    return true;
  } catch {
    // Without memory a reload would count it twice.
    return false;
  }
}

/** Counts a donation at the measuring service, once, in a frame that knows the amount and the currency alone. */
export function DonationEvent({ frame, number }: { frame: string; number: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const isRefused = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
    if (isRefused || !isFirst(number)) return;
    const element = document.createElement('iframe');
    Object.assign(element, { src: frame, referrerPolicy: 'no-referrer', hidden: true, title: '' });
    place.current?.append(element);
  }, [frame, number]);
  return <span ref={place} data-hydrates="" hidden />;
}

/** Keeps the cause of a paid donation on this device, from where the home page offers it again. */
export function KeepCause({ cause: { path, title }, paidAt }: { cause: LastCause; paidAt: string }) {
  useEffect(() => {
    keepLastCause({ path, title }, paidAt);
  }, [paidAt, path, title]);
  return <span data-hydrates="" hidden />;
}
