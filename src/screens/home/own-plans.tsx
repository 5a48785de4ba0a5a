'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import type { OwnSubscription } from '#src/contracts/profile.ts';
import type { RunningPlans } from '#src/domain/running-plans.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { OwnPlan, type PlanWords } from '#src/screens/home/own-plan.tsx';
import { markPlans } from '#src/screens/home/plans-mark.ts';
import { ownPlansAtom, readOwnPlansAtom } from '#src/state/own-plans.ts';
import { personalCallAtom } from '#src/state/personal-call.ts';
import * as styles from '#src/screens/home/home.css';

type OwnPlansProps = {
  locale: Locale;
  /** Where they are changed. */
  href: string;
  /** Known where the page was rendered for this person; else this browser asks for them. */
  known?: RunningPlans<OwnSubscription> | undefined;
  /** Texts of the server: no other page carries them. */
  words: PlanWords & { title: ReactNode; more: ReactNode; manage: ReactNode };
};

/**
 * What whoever is signed in gives regularly. Its place is in the page of everybody, which has nothing of a person in it, and
 * is seen by style where this browser had something to show in it before.
 */
export function OwnPlans({ href, known, locale, words }: OwnPlansProps) {
  const personal = useAtomValue(personalCallAtom);
  const read = useAtomValue(ownPlansAtom);
  const readPlans = useSetAtom(readOwnPlansAtom);
  useEffect(() => {
    if (!known && personal) void readPlans(locale);
  }, [known, personal, readPlans, locale]);
  const plans = known ?? read;
  useEffect(() => {
    if (plans) markPlans(plans.shown.length);
  }, [plans]);
  if (known?.count === 0) return null;
  return (
    <section
      className={known ? styles.plans : styles.heldPlans}
      aria-labelledby="plans-title"
      data-asks-plans={known ? undefined : ''}
    >
      <div>
        <h2 className={styles.againTitle} id="plans-title">
          {words.title}
        </h2>
        <ul className={styles.planList}>
          {plans ? (
            plans.shown.map((plan) => <OwnPlan key={plan.id} plan={plan} locale={locale} words={words} />)
          ) : (
            <>
              <PlanPlace />
              <PlanPlace className={styles.secondPlace} />
            </>
          )}
        </ul>
        {plans && plans.count > plans.shown.length && <p className={styles.againNote}>{words.more}</p>}
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
