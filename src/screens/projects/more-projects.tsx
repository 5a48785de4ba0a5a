'use client';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { isPlainClick } from '#src/screens/projects/plain-click.ts';

/** Its words come from the server, so that no other page carries them. */
type MoreProjectsProps = {
  href: string;
  children: ReactNode;
  /** How much is shown. */ status: ReactNode;
  /** On the link, while more is on its way. */ mark: ReactNode;
  /** In place of the status, while more is on its way. */ busy: ReactNode;
};

/**
 * A real link to the next page, which shows all up to there: it works without script and keeps the place on return.
 * With script it is followed as it comes into sight, and what is on its way is said beside it: the list stays readable.
 */
export function MoreProjects({ busy, children, href, mark, status }: MoreProjectsProps) {
  const box = useRef<HTMLDivElement>(null);
  /** The page that was asked for; the next one has another address, and the link is at rest again. */
  const [asked, setAsked] = useState<string>();
  const isBusy = asked === href;
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      const link = box.current?.querySelector('a');
      // Each page's link is followed once.
      if (link?.getAttribute('href') === href) link.click();
    });
    if (box.current) watch.observe(box.current);
    // Who has pressed another link is on the way there: a list that goes on by itself would lead them back.
    const leave = (event: globalThis.MouseEvent) => {
      if (isPlainClick(event) && (event.target as Element).closest('a')) watch.disconnect();
    };
    document.addEventListener('click', leave);
    return () => {
      watch.disconnect();
      document.removeEventListener('click', leave);
    };
  }, [href]);
  const ask = (event: MouseEvent) => {
    if (isPlainClick(event) && (event.target as Element).closest('a')) setAsked(href);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the link inside is what is pressed
    <div ref={box} data-partial="" data-load-more="" onClick={ask}>
      <Inline justify="center" gap={4}>
        <ButtonLink tone="outlined" href={href}>
          {isBusy && mark}
          {children}
        </ButtonLink>
        <output>{isBusy ? busy : status}</output>
      </Inline>
    </div>
  );
}
