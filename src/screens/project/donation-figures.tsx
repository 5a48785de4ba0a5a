'use client';
import { useLingui } from '@lingui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Text } from '#ds/components/text/text.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { formatMoney } from '#money/format-money.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { countUnits } from '#src/i18n/count-units.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { afterPress } from '#src/screens/form/after-press.ts';
import type { DonationWords } from '#src/screens/project/use-donation-words.ts';
import { createDonationAtoms, type DonationBegun, type DonationFigures as Figures } from '#src/state/donation.ts';

type DonationFiguresProps = { begun: DonationBegun; unit: ProjectCard['unit']; locale: Locale; words: DonationWords };

/** What the donation does while its fields change: its endowment share and what remains, or what is wrong with it. The server decides when it is sent. */
export function DonationFigures({ begun, locale, unit, words }: DonationFiguresProps) {
  const { i18n } = useLingui();
  const { fieldsAtom, figuresAtom } = useMemo(() => createDonationAtoms(begun), [begun]);
  const change = useSetAtom(fieldsAtom);
  const figures = useAtomValue(figuresAtom);
  const [isTyping, setIsTyping] = useState(false);
  const own = useRef<HTMLOutputElement>(null);
  const field = unit ? 'quantity' : 'amount';
  // Too little is told when the field is left: the first digit of 50 is below many minimums.
  const isWrong = figures !== undefined && 'problem' in figures && (isTooMuch(figures) || !isTyping);

  useEffect(() => {
    const form = own.current?.closest('form');
    let cancel = () => {};
    const read = (event?: Event) => {
      cancel();
      setIsTyping(event?.type === 'input' && (event.target as HTMLInputElement).name === field);
      const fields = new FormData(form!);
      const text = (name: string) => String(fields.get(name) ?? '');
      const preset = Number(text('preset'));
      change({
        amount: text('amount'),
        preset: preset > 0 ? preset : undefined,
        quantity: text('quantity'),
        intention: text('intention') === 'zakat' ? 'zakat' : 'sadaqah',
        isRegular: text('frequency') === 'regular',
        isGift: text('isGift') === 'on',
      });
    };
    // A press on the form's button is what leaves the field.
    const readAfterPress = () => {
      cancel();
      cancel = afterPress(read);
    };
    // What was entered before the page's script had come.
    if (form && [...form.elements].some(isChanged)) readAfterPress();
    form?.addEventListener('input', read);
    form?.addEventListener('change', readAfterPress);
    return () => {
      cancel();
      form?.removeEventListener('input', read);
      form?.removeEventListener('change', readAfterPress);
    };
  }, [change, field]);

  useEffect(() => {
    const input = document.getElementById(field);
    if (!isWrong) return undefined;
    input?.setAttribute('aria-invalid', 'true');
    input?.setAttribute('aria-errormessage', ID);
    return () => {
      input?.removeAttribute('aria-invalid');
      input?.removeAttribute('aria-errormessage');
    };
  }, [field, isWrong]);

  const money = (minor: number) => formatMoney(tagOf(i18n), minor, begun.currency);
  const sentences = isWrong
    ? [
        problemText(figures as Problem, words, {
          money,
          units: (count) => (unit ? countUnits(unit, count, locale) : ''),
        }),
      ]
    : figuresText(figures, begun, words, money);
  return (
    <output id={ID} ref={own} aria-live="polite">
      {sentences.map((sentence) => (
        <Text key={sentence} as="p" size="small" tone={isWrong ? 'danger' : 'muted'}>
          {sentence}
        </Text>
      ))}
    </output>
  );
}

/** Whether a field is other than the server drew it. */
const isChanged = (field: Element): boolean =>
  field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked);

const ID = 'donation-figures';
type Problem = Extract<Figures, { problem: string }>;
const isTooMuch = ({ problem }: Problem): boolean => problem === 'tooHigh' || problem === 'overNeed';

function problemText(
  problem: Problem,
  words: DonationWords,
  say: { money: (minor: number) => string; units: (count: number) => string },
): string {
  if (problem.problem === 'unreadable') return words.unreadable;
  const limit = problem.of === 'quantity' ? say.units(problem.limit) : say.money(problem.limit);
  if (problem.problem !== 'overNeed' || !problem.instead)
    return withMarks(words[problem.problem], { '[limit]': limit });
  const { fund, wanted } = problem.instead;
  return withMarks(fund === 'zakat' ? words.overNeedZakat : words.overNeedCause, {
    '[limit]': limit,
    '[whole]': say.money(wanted),
  });
}

function figuresText(
  figures: Figures | undefined,
  { terms }: DonationBegun,
  words: DonationWords,
  money: (minor: number) => string,
): string[] {
  if (figures === undefined || 'problem' in figures) return [];
  const { amount, endowment, remaining } = figures;
  return [
    ...(endowment > 0 && endowment < amount
      ? [withMarks(words.endowment, { '[share]': money(endowment), '[rest]': money(amount - endowment) })]
      : []),
    ...(terms.isEndowment
      ? []
      : [remaining === 0 ? words.completes : withMarks(words.left, { '[left]': money(remaining) })]),
  ];
}
