import { useLingui } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import type { AboutFigures } from '#src/screens/about/about-view.ts';
import * as styles from '#src/screens/about/about.css';

/** The six links of the chain, each with what it let through where that is counted. */
export function ChainSteps({ figures }: { figures: AboutFigures | undefined }) {
  const { t } = useLingui();
  const steps = [
    {
      title: t`An institution asks to join`,
      text: t`The institution sends its permit, the names of its board, its accounts and a confirmation from its bank.`,
      figure: figures && { value: figures.applied, label: t`have applied` },
    },
    {
      title: t`The institution’s papers are checked`,
      text: t`We confirm the permit with the authority that issued it.`,
      figure: figures && { value: figures.approved, label: t`are approved` },
    },
    {
      title: t`Each project is reviewed`,
      text: t`We check the costs, the wording and the place, and whether zakat may be spent on the project.`,
      figure: figures && { value: figures.open + figures.completed, label: t`projects shown so far` },
    },
    {
      title: t`People’s privacy is protected`,
      text: t`A page says no more about a person in need than they agreed to, and they can withdraw their consent.`,
    },
    {
      title: t`Money is paid as the work is done`,
      text: t`We pay in parts, against invoices and pictures of the work, never of people.`,
    },
    {
      title: t`The result is published`,
      text: t`What was delivered, what was late and what failed. Only then is a project completed.`,
      figure: figures && { value: figures.completed, label: t`projects completed` },
    },
  ];
  return (
    <ol className={styles.chain}>
      {steps.map(({ figure, text, title }, index) => (
        <li key={title} className={styles.link}>
          <span className={styles.number} aria-hidden>
            <FormattedNumber value={index + 1} />
          </span>
          <div className={styles.linkText}>
            <Heading level={3}>{title}</Heading>
            <p className={styles.muted}>{text}</p>
          </div>
          {figure && (
            <p className={styles.through}>
              <strong className={styles.throughValue}>
                <FormattedNumber value={figure.value} />
              </strong>{' '}
              <span className={styles.small}>{figure.label}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
