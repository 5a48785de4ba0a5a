'use client';
import { useEffect, useRef, useState } from 'react';
import type { CardFrameProps, CardState } from '#src/screens/card-entry/card-provider.ts';
import * as styles from '#src/screens/card-entry/card-entry.css';

type Said = { source?: string; state?: CardState | 'typing'; code?: string; height?: number };

/** The simulator's card form, in a frame of its own origin, as the provider's would be. */
export function SimulatorCard({ label, locale, provider, take, tell }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(236);
  const origin = provider.origin!;
  useEffect(() => {
    const listen = (event: MessageEvent<Said>) => {
      if (
        event.origin !== origin ||
        event.source !== frame.current?.contentWindow ||
        event.data.source !== 'sanad-card'
      )
        return;
      if (event.data.height) setHeight(Math.max(200, event.data.height + 4));
      if (event.data.state && event.data.state !== 'typing') tell({ state: event.data.state, code: event.data.code });
    };
    addEventListener('message', listen);
    // Only now that the listener stands, or the first word would be lost.
    frame.current!.src = `${origin}/form?${new URLSearchParams({ clientSecret: provider.clientSecret, origin: location.origin, locale }).toString()}`;
    take({
      submit: () => {
        tell({ state: 'submitting' });
        frame.current?.contentWindow?.postMessage('sanad-card:submit', origin);
      },
    });
    return () => removeEventListener('message', listen);
  }, [origin, provider.clientSecret, locale, take, tell]);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin already; a sandbox with its own origin allowed is none
  return <iframe ref={frame} className={styles.frame} title={label} style={{ blockSize: height }} />;
}
