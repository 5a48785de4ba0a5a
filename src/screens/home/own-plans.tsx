'use client';
import { useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import type { PlanListProps, PlanWords } from '#src/screens/home/own-plan-list.tsx';
import { personalCallAtom } from '#src/state/personal-call.ts';
import * as styles from '#src/screens/home/home.css';

type OwnPlansProps = {
  locale: Locale;
  /** Where they are changed. */
  href: string;
  /** Where the page was rendered for this person; else this browser asks for them. */
  known?: ReactNode;
  /** Texts of the server: no other page carries them. */
  words: PlanWords & { title: ReactNode; manage: ReactNode };
};

/**
 * What whoever is signed in gives regularly. Its place is in the page of everybody, which has nothing of a person in it, and
 * is seen by style where this browser had something to show in it before.
 */
export function OwnPlans({ href, known, locale, words }: OwnPlansProps) {
  const asks = useAtomValue(personalCallAtom) !== undefined && known === undefined;
  const [List, setList] = useState<ComponentType<PlanListProps>>();
  // Loaded for whoever is signed in: everybody else reads a page with less script.
  useEffect(() => {
    if (asks) void import('#src/screens/home/read-plans.tsx').then(({ ReadPlans }) => setList(() => ReadPlans));
  }, [asks]);
  const places = (
    <ul className={styles.planList}>
      <PlanPlace />
      <PlanPlace className={styles.secondPlace} />
    </ul>
  );
  return (
    <section
      className={known === undefined ? styles.heldPlans : styles.plans}
      aria-labelledby="plans-title"
      data-again={known === undefined ? '' : undefined}
    >
      <div>
        <h2 className={styles.againTitle} id="plans-title">
          {words.title}
        </h2>
        {known ?? (asks && List ? <List locale={locale} words={words} places={places} /> : places)}
      </div>
      <div className={styles.againActions}>
        <ButtonLink tone="outlined" href={href}>
          {words.manage}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Where one will stand. */
const PlanPlace = ({ className }: { className?: string }) => (
  <li className={className}>
    <p className={styles.againCause} />
    <p className={styles.planFacts} />
  </li>
);
