'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { OwnPlanList, type PlanListProps } from '#src/screens/home/own-plan-list.tsx';
import { markPlans } from '#src/screens/home/plans-mark.ts';
import { ownPlansAtom, readOwnPlansAtom } from '#src/state/own-plans.ts';

/** Asks for them in the person's name; until then their places stand. */
export function ReadPlans({ locale, places, words }: PlanListProps) {
  const plans = useAtomValue(ownPlansAtom);
  const read = useSetAtom(readOwnPlansAtom);
  useEffect(() => read(locale), [read, locale]);
  useEffect(() => {
    if (plans) markPlans(plans.shown.length);
  }, [plans]);
  return plans ? <OwnPlanList plans={plans} locale={locale} words={words} /> : places;
}
