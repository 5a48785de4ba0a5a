import { Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { drawRibbon } from '#ds/art/ribbon.ts';
import { Money } from '#ds/components/money/money.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { type FlowPart, flowParts } from '#src/screens/project-ledger/flow-parts.ts';
import type { LedgerView } from '#src/screens/project-ledger/ledger-view.ts';
import { moneyFlow } from '#src/screens/project-ledger/money-flow.ts';
import { PartName } from '#src/screens/project-ledger/part-name.tsx';
import * as styles from '#src/screens/project-ledger/project-ledger.css';

type Shown = FlowPart & { name: ReactNode; number: number; column: number };
const STAGES = [
  <Trans key="given">What came in</Trans>,
  <Trans key="passed">Where the money went</Trans>,
  <Trans key="spent">Spent or held</Trans>,
];
const LENGTH = { wide: 1000, narrow: 440 } as const;

/** Where the money went: ribbons as broad as the sums, and the same sums as a list. On phones the list stands below the drawing. */
export function MoneyRibbon({ locale, view }: { view: LedgerView; locale: Locale }) {
  const { currency, ngo, spending, spentOnMore, sums } = view;
  const { columns, links } = flowParts(
    moneyFlow(sums, currency),
    spending.map(({ amount }) => amount),
    spentOnMore.amount,
  );
  const before = (index: number) => columns.slice(0, index).reduce((sum, column) => sum + column.length, 0);
  const parts = columns.flatMap((column, index) =>
    column.map((part, place): Shown => {
      const number = before(index) + place + 1;
      const name = <PartName part={part.id} ngo={ngo} spending={spending} more={spentOnMore.count} locale={locale} />;
      return { ...part, number, column: index, name };
    }),
  );
  const most = Math.max(...columns.map((column) => column.length));
  const breadth = { wide: Math.max(300, most * 84), narrow: 340 };
  const draw = { columns, links };
  const last = columns.length - 1;
  const wide = drawRibbon({
    ...draw,
    length: LENGTH.wide,
    breadth: breadth.wide,
    gap: 40,
    direction: locale === 'ar' ? 'rtl' : 'ltr',
  });
  const narrow = drawRibbon({ ...draw, length: LENGTH.narrow, breadth: breadth.narrow, gap: 14, direction: 'down' });
  return (
    <figure className={styles.figure}>
      <div className={styles.stages} aria-hidden="true">
        {columns.map((column, index) => (
          <span key={column[0]!.id}>{STAGES[index]}</span>
        ))}
      </div>
      <div className={styles.wide}>
        <Drawing drawn={wide} width={LENGTH.wide} height={breadth.wide} />
        <div aria-hidden="true">
          {wide.nodes.map((node) => {
            const { name, value } = parts.find(({ id }) => id === node.id)!;
            const place = {
              '--along': (node.column / Math.max(1, last)) * 100,
              '--across': ((node.y + node.height / 2) / breadth.wide) * 100,
            } as CSSProperties;
            return (
              <div
                key={node.id}
                className={node.column === last && last > 0 ? styles.lastLabel : styles.label}
                style={place}
              >
                <span className={styles.name}>{name}</span>
                <Money minor={value} currency={currency} />
              </div>
            );
          })}
        </div>
      </div>
      <div className={styles.narrow}>
        <Drawing
          drawn={narrow}
          width={breadth.narrow}
          height={LENGTH.narrow + 24}
          numbers={new Map(parts.map(({ id, number: shown }) => [id, shown]))}
        />
      </div>
      <PartList parts={parts} stages={columns.length} currency={currency} />
      <figcaption className={styles.key}>
        <span className={styles.swatches.work}>
          <Trans>Spent on the work</Trans>
        </span>
        <span className={styles.swatches.held}>
          <Trans>Held, not spent yet</Trans>
        </span>
        <span className={styles.swatches.endowment}>
          <Trans>Endowment</Trans>
        </span>
        <span className={styles.swatches.fee}>
          <Trans>Fees and refunds</Trans>
        </span>
        <span>
          <Trans>
            The larger the amount, the wider the ribbon; the smallest amounts are drawn a little wider so that they can
            be seen.
          </Trans>
        </span>
      </figcaption>
    </figure>
  );
}

/** The sums by stage: read out always, seen on phones, where the drawing has numbers in place of names. */
function PartList({ currency, parts, stages }: { parts: readonly Shown[]; stages: number; currency: string }) {
  return (
    <div className={styles.partsOnPhone}>
      {Array.from({ length: stages }, (_, column) => (
        <div key={column}>
          <p className={styles.stage}>{STAGES[column]}</p>
          <ol className={styles.parts}>
            {parts
              .filter((part) => part.column === column)
              .map(({ id, name, number, value }) => (
                <li key={id} className={styles.part}>
                  <span aria-hidden="true">{number}</span>
                  <span>{name}</span>
                  <Money minor={value} currency={currency} />
                </li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

type DrawingProps = {
  drawn: ReturnType<typeof drawRibbon>;
  width: number;
  height: number;
  numbers?: ReadonlyMap<string, number>;
};

function Drawing({ drawn: { links, nodes }, height, numbers, width }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {links.map(({ body, edges, inner, look }) => (
        <g key={body}>
          <path className={styles.bodies[look as FlowPart['look']]} d={body} />
          {inner !== '' && <path className={styles.strands[look as FlowPart['look']]} d={inner} />}
          <path className={styles.edges[look as FlowPart['look']]} d={edges} />
        </g>
      ))}
      {nodes.map(({ id, look, value: _value, column: _column, ...box }) => (
        <rect
          key={id}
          className={look === 'held' ? styles.heldNode : styles.nodes[look as FlowPart['look']]}
          {...box}
          rx={1.5}
        />
      ))}
      {numbers &&
        nodes.map(({ height: high, id, width: wide, x, y }) => (
          <text key={id} className={styles.number} x={x + wide / 2} y={y + high + 15} textAnchor="middle">
            {numbers.get(id)}
          </text>
        ))}
    </svg>
  );
}
