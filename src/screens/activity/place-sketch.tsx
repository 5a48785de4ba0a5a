import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { starPath } from '#ds/art/laid-table.ts';
import { Text } from '#ds/components/text/text.tsx';
import {
  blocksOf,
  type PlaceSketch as Sketch,
  SKETCH,
  type SketchPoint,
  sketchX,
  sketchY,
  walkOf,
} from '#src/domain/place-sketch.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/activity/place-sketch.css';

const STAR = starPath(8, 24, 16);
const MAIN = 18;
const SIDE = 3;
/** Where the name of a street stands along it, in percent. */
const NAME_ACROSS = 16;
const NAME_DOWN = 12;

type PlaceSketchProps = { sketch: Sketch; place: LocalText; locale: Locale };

/** The streets around the place, drawn here and never mirrored. The address and the way in words stand below it. */
export function PlaceSketch({ locale, place, sketch }: PlaceSketchProps) {
  const { from, streets } = sketch;
  const blocks = blocksOf(sketch);
  const walk = walkOf(sketch);
  return (
    <figure className={styles.root}>
      <div className={styles.ground} aria-hidden>
        <svg className={styles.drawing} viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`} preserveAspectRatio="none">
          {blocks.map((block) => (
            <rect
              key={`${block.x} ${block.y}`}
              className={block.isPlace ? styles.here : styles.block}
              x={block.x}
              y={block.y}
              width={block.width}
              height={block.height}
            />
          ))}
          {streets.map(({ at, isMain, runs }) => (
            <path
              key={`${runs} ${at}`}
              className={styles.street}
              strokeWidth={isMain ? MAIN : SIDE}
              d={runs === 'across' ? `M0 ${sketchY(at)}H${SKETCH.width}` : `M${sketchX(at)} 0V${SKETCH.height}`}
            />
          ))}
          {walk !== undefined && <path className={styles.walk} d={walk} />}
          {from && <circle className={styles.stop} cx={sketchX(from.x)} cy={sketchY(from.y)} r={10} />}
          <path
            className={styles.star}
            d={STAR}
            transform={`translate(${sketchX(sketch.place.x)} ${sketchY(sketch.place.y)})`}
          />
        </svg>
        {streets.map(
          ({ at, name, runs }) =>
            name && (
              <Label
                key={`${runs} ${at}`}
                at={runs === 'across' ? { x: NAME_ACROSS, y: at } : { x: at, y: NAME_DOWN }}
                text={name}
                locale={locale}
              />
            ),
        )}
        <Label at={{ x: sketch.place.x, y: sketch.place.y + 19 }} text={place} locale={locale} isPlace />
        {from && <Label at={{ x: from.x, y: from.y - 10 }} text={from.name} locale={locale} />}
      </div>
      <figcaption>
        <Text size="small" tone="muted">
          <Trans>A sketch drawn for this page, not to scale. No map service is loaded.</Trans>
        </Text>
      </figcaption>
    </figure>
  );
}

type LabelProps = { at: SketchPoint; text: LocalText; locale: Locale; isPlace?: boolean };

function Label({ at, isPlace = false, locale, text }: LabelProps) {
  return (
    <span className={styles.label} style={{ '--x': `${at.x}%`, '--y': `${at.y}%` } as CSSProperties}>
      <span className={isPlace ? styles.placeWords : styles.words}>
        <Localized field={text} locale={locale} />
      </span>
    </span>
  );
}
