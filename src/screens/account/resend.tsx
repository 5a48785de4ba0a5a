'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { TIME } from '#src/screens/account/wait-words.ts';
import * as styles from '#src/screens/account/account.css';

type ResendProps = {
  /** Seconds until the next code may be asked for. */
  seconds: number;
  /** Of the server, with `{time}` where the time stands. */
  wait: string;
  /** The form that asks for another code: shown when the time is over, and at once where no script runs. */
  children: ReactNode;
};

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down to the next code. */
export function Resend({ children, seconds, wait }: ResendProps) {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tell = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  if (left === undefined || left === 0) return children;
  const [before, after] = wait.split(TIME);
  return (
    <p className={styles.wait} role="timer">
      {before}
      <strong className={styles.time}>{clock(left)}</strong>
      {after}
    </p>
  );
}
