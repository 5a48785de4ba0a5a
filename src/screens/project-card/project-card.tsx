import { Trans } from '@lingui/react/macro';
import { createElement, type ReactNode } from 'react';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import type { IconData } from '#ds/icons/icon-data.ts';
import * as styles from '#src/screens/project-card/project-card.css';

/** Money, a number, or a number with its unit in words, as the language counts it. */
export type Measure = { minor: number; currency: string } | { count: number } | { counted: string };

export type ProjectCardProps = {
  title: string;
  /** Of the title, where it is not in the language of the page. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  href: string;
  coverSrc?: string | undefined;
  program?: { label: string; icon?: IconData | undefined } | undefined;
  /** More marks beside the program: `<Tag>`s. */
  tags?: ReactNode;
  /** Under the title: the place, or who carries it out. */
  byline?: ReactNode;
  raised?: Measure | undefined;
  goal?: Measure | undefined;
  percent?: number | undefined;
  /** What is still wanted, for the line under the bar. */
  left?: Measure | undefined;
  /** What can be done from here: one tonal button, and a small one beside. */
  actions?: ReactNode;
  /** Behind the lazy cover until it has come: the ground of the cover itself. */
  coverColor?: string | undefined;
  /** Under the bar, where nothing is wanted any more or there is no goal. */
  note?: ReactNode;
  look?: 'card' | 'wide' | undefined;
  level?: 2 | 3 | undefined;
  /** The first rows are in sight at once: their covers do not wait. */
  isEager?: boolean | undefined;
};

function Measured({ measure }: { measure: Measure }) {
  if ('minor' in measure) return <Money minor={measure.minor} currency={measure.currency} />;
  return 'counted' in measure ? <bdi>{measure.counted}</bdi> : <FormattedNumber value={measure.count} />;
}

/** A project in a list. The whole card leads to it; its one large figure is how far it has come. */
export function ProjectCard({
  actions,
  byline,
  coverColor,
  coverSrc,
  dir,
  goal,
  href,
  isEager,
  lang,
  left,
  level = 3,
  look = 'card',
  note,
  percent,
  program,
  raised,
  tags,
  title,
}: ProjectCardProps) {
  const isWide = look === 'wide';
  const raisedLook = isWide ? styles.raisedWide : styles.raised;
  return (
    <article className={`${styles.root} ${isWide ? styles.wide : ''}`}>
      <div
        className={`${styles.art} ${isWide ? styles.artWide : ''}`}
        style={coverColor ? { backgroundColor: coverColor } : undefined}
      >
        {coverSrc && (
          <img
            src={coverSrc}
            alt=""
            width={720}
            height={405}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
            className={styles.image}
          />
        )}
      </div>
      <div className={`${styles.body} ${isWide ? styles.bodyWide : ''}`}>
        {/* Without tags its height stays, so that the titles of a row start at one height. */}
        <div className={styles.meta}>
          {program && (
            <Tag icon={program.icon}>
              <span className={styles.program}>{program.label}</span>
            </Tag>
          )}
          {tags}
        </div>
        <div className={styles.head}>
          {createElement(
            `h${level}`,
            { className: isWide ? styles.titleWide : styles.title, lang, dir },
            <a href={href} className={styles.link}>
              {title}
            </a>,
          )}
          {byline && <p className={styles.by}>{byline}</p>}
        </div>
        <div className={styles.progress}>
          {raised && (
            <p className={styles.figures}>
              <span>
                {goal ? (
                  <Trans comment="$4,860 of $7,200">
                    <span className={raisedLook}>
                      <Measured measure={raised} />
                    </span>{' '}
                    of <Measured measure={goal} />
                  </Trans>
                ) : (
                  <span className={raisedLook}>
                    <Measured measure={raised} />
                  </span>
                )}
              </span>
              {percent !== undefined && (
                <span className={styles.percent}>
                  <FormattedNumber value={Math.floor(percent)} kind="percent" />
                </span>
              )}
            </p>
          )}
          {percent !== undefined && <Progress value={percent} size={isWide ? 'large' : 'base'} />}
          {(left || note) && (
            <p className={styles.left}>
              {left ? (
                <Trans comment="$720 left to raise, on a card">
                  <b className={styles.leftFigure}>
                    <Measured measure={left} />
                  </b>{' '}
                  left
                </Trans>
              ) : (
                note
              )}
            </p>
          )}
        </div>
        {actions && <div className={styles.action}>{actions}</div>}
      </div>
    </article>
  );
}
