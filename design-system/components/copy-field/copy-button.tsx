'use client';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { root } from '#ds/components/button/button.css';
import { check, copy } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { scriptOnly } from '#ds/layout/layout.css';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';

export type CopyButtonProps = { label: string; value: string };

/** Copies and says so: the mark becomes a tick for two seconds, and the words are read. Not there where no script runs; pressed before the page's script has come, it is pressed again then (`data-replay`). */
export function CopyButton({ label, value }: CopyButtonProps) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const press = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <>
      <button type="button" data-replay="" className={`${root({ tone: 'quiet', size: 'small', isIconOnly: true })} ${scriptOnly}`} aria-label={t`Copy ${label}`} onClick={() => void press()}><Icon glyph={isCopied ? check : copy} /></button>
      <output><VisuallyHidden>{isCopied ? t`${label} copied` : ''}</VisuallyHidden></output>
    </>
  );
}
