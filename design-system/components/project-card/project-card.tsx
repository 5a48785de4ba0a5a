import { Trans } from '@lingui/react/macro';
import { createElement, type ReactNode } from 'react';
import type { Glyph } from '#ds/icons/glyph.ts';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import * as styles from '#ds/components/project-card/project-card.css';
import { Tag } from '#ds/components/tag/tag.tsx';

/** Money, or so many of something: shares, sacrifices, children. */
export type Measure = { minor: number; currency: string } | { count: number; unit?: string | undefined };

export type ProjectCardProps = {
  title: string;
  /** Of the title, where it is not in the language of the page. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  href: string;
  coverSrc?: string | undefined;
  programme?: { label: string; glyph?: Glyph | undefined } | undefined;
  /** More marks beside the programme: `<Tag>`s. */
  tags?: ReactNode;
  organisation?: ReactNode;
  raised?: Measure | undefined;
  goal?: Measure | undefined;
  percent?: number | undefined;
  /** What can be done from here: one tonal button, and a small one beside. */
  action?: ReactNode;
  /** In place of the figures, where there is no goal. */
  note?: ReactNode;
  look?: 'card' | 'wide' | undefined;
  level?: 2 | 3 | undefined;
  /** The first rows are in sight at once: their covers do not wait. */
  isEager?: boolean | undefined;
};

function Measured({ measure }: { measure: Measure }) {
  if ('minor' in measure) return <Money minor={measure.minor} currency={measure.currency} />;
  return <><FormattedNumber value={measure.count} />{measure.unit && ` ${measure.unit}`}</>;
}

/** A project in a list. The whole card leads to it; its one large figure is how far it has come. */
export function ProjectCard({ action, coverSrc, dir, goal, href, isEager, lang, level = 3, look = 'card', note, organisation, percent, programme, raised, tags, title }: ProjectCardProps) {
  const isWide = look === 'wide';
  const raisedLook = isWide ? styles.raisedWide : styles.raised;
  return (
    <article className={`${styles.root} ${isWide ? styles.wide : ''}`}>
      <div className={`${styles.art} ${isWide ? styles.artWide : ''}`}>{coverSrc && <img src={coverSrc} alt="" width={720} height={405} loading={isEager ? 'eager' : 'lazy'} decoding="async" className={styles.image} />}</div>
      <div className={`${styles.body} ${isWide ? styles.bodyWide : ''}`}>
        {(programme || tags) && <div className={styles.meta}>{programme && <Tag glyph={programme.glyph}>{programme.label}</Tag>}{tags}</div>}
        <div className={styles.head}>
          {createElement(`h${level}`, { className: isWide ? styles.titleWide : styles.title, lang, dir }, <a href={href} className={styles.link}>{title}</a>)}
          {organisation && <p className={styles.by}>{organisation}</p>}
        </div>
        <div className={styles.progress}>
          {percent !== undefined && <Progress value={percent} size={isWide ? 'hero' : 'base'} />}
          {raised && (
            <p className={styles.figures}>
              <span>
                {goal ? <Trans comment="$4,860 of $7,200"><span className={raisedLook}><Measured measure={raised} /></span> of <Measured measure={goal} /></Trans> : <span className={raisedLook}><Measured measure={raised} /></span>}
              </span>
              {percent !== undefined && <span className={styles.percent}><FormattedNumber value={Math.floor(percent)} kind="percent" /></span>}
            </p>
          )}
          {note && <p className={styles.by}>{note}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
