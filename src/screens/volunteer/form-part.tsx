import type { ReactNode } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Text } from '#ds/components/text/text.tsx';
import * as styles from '#src/screens/volunteer/volunteer.css';

type FormPartProps = { number: number; title: ReactNode; hint: ReactNode; children: ReactNode };

/** The id of a part, to which the thread beside the form leads. */
export const partId = (number: number): string => `part-${number}`;

/** One of the calm sections of the form, with its number. */
export function FormPart({ children, hint, number, title }: FormPartProps) {
  return (
    <section className={styles.part} id={partId(number)} aria-labelledby={`${partId(number)}-title`}>
      <header>
        <Heading level={2} size="h3" id={`${partId(number)}-title`}>
          <span className={styles.number}>
            <FormattedNumber value={number} />
          </span>{' '}
          {title}
        </Heading>
        <Text tone="muted">{hint}</Text>
      </header>
      {children}
    </section>
  );
}
