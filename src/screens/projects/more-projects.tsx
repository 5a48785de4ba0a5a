'use client';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Inline } from '#ds/layout/inline.tsx';

type MoreProjectsProps = { href: string; shown: number; total: number };

/**
 * A real link to the next page, which shows all up to there: it works without script and keeps the place on return.
 * With script it is followed as it comes into sight; each address has one of its own.
 */
export function MoreProjects({ href, shown, total }: MoreProjectsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      box.current?.querySelector('a')?.click();
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box}>
      <Inline justify="center" gap={4}>
        <ButtonLink tone="outlined" href={href}><Trans>Load more</Trans></ButtonLink>
        <span><Trans>{shown} of {total} shown</Trans></span>
      </Inline>
    </div>
  );
}
