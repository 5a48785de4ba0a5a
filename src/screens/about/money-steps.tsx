import { useLingui } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import * as styles from '#src/screens/about/about.css';

/** From the payment to the report. */
export function MoneySteps() {
  const { t } = useLingui();
  const steps = [
    {
      title: t`Your payment arrives`,
      text: t`You choose how to pay. Any payment fee, and any share for an endowment, are shown before you pay.`,
    },
    {
      title: t`The money is recorded`,
      text: t`The money goes to the fund for its purpose. Zakat has its own fund and its own bank accounts.`,
    },
    {
      title: t`The money is paid out`,
      text: t`Finance pays the institution; whoever approved the project has no part in the payment.`,
    },
    {
      title: t`You see the result`,
      text: t`The amount on a project’s page is the sum of the lines in its public account, with refunds deducted.`,
    },
  ];
  return (
    <ol className={styles.money}>
      {steps.map(({ text, title }) => (
        <li key={title} className={styles.moneyStep}>
          <Heading level={3}>{title}</Heading>
          <p className={styles.muted}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
