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
      text: t`We confirm the institution’s permit with the authority that issued it.`,
      figure: figures && { value: figures.approved, label: t`are approved` },
    },
    {
      title: t`Each project is reviewed`,
      text: t`We check the project’s costs, description and location, and whether zakat may be spent on it.`,
      figure: figures && { value: figures.open + figures.completed, label: t`projects shown so far` },
    },
    {
      title: t`People’s privacy is protected`,
      text: t`A page never says more about a person in need than that person agreed to, and consent can be withdrawn.`,
    },
    {
      title: t`Money is paid as the work is done`,
      text: t`We pay in parts, against invoices and pictures of the work. The pictures never show people.`,
    },
    {
      title: t`The result is published`,
      text: t`We publish what was delivered, what was late and what failed. Only then is the project marked as completed.`,
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
