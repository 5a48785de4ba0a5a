'use client';
import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` after `duration` milliseconds during which neither the pointer nor the focus was on the thing. Gives the
 * four handlers that tell it so.
 */
export function useClock(onEnd: () => void, duration: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef(onEnd);
  const holders = useRef(new Set<'pointer' | 'focus'>());
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  const start = () => {
    clearTimeout(timer.current);
    if (holders.current.size === 0) timer.current = setTimeout(() => end.current(), duration);
  };
  useEffect(() => {
    timer.current = setTimeout(() => end.current(), duration);
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a ref is the same for ever
  }, [duration]);
  const hold = (by: 'pointer' | 'focus') => () => {
    holders.current.add(by);
    clearTimeout(timer.current);
  };
  const release = (by: 'pointer' | 'focus') => () => {
    holders.current.delete(by);
    start();
  };
  return {
    onPointerEnter: hold('pointer'),
    onPointerLeave: release('pointer'),
    onFocus: hold('focus'),
    onBlur: release('focus'),
  };
}
