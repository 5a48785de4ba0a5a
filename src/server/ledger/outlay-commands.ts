import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { isCurrencyCode } from '#money/currencies.ts';
import { formatDecimal } from '#money/format-money.ts';
import { parseDecimal } from '#money/parse-money.ts';
import { INTENTIONS } from '#src/domain/cart.ts';
import { planOutlay, type Outlay, type OutlayRefusal, recordOutlay } from '#src/server/ledger/record-outlay.ts';
import type { Command } from '#src/server/platform/command.ts';

const word = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.regex(/^[^\n\r]+$/));
const memo = v.pipe(
  v.strictObject({ en: v.optional(word), ar: v.optional(word), tr: v.optional(word) }),
  v.check((words) => Object.keys(words).length > 0),
);

function refusalOf(refusal: OutlayRefusal, kind: Outlay['kind']): string {
  if (refusal.outcome === 'tooMuch') {
    const { currency, limit } = refusal;
    return `Too much: ${formatDecimal({ minor: limit, currency })} ${currency} of this intention is there.`;
  }
  return {
    unknown: 'No project has this address.',
    noInstitution: 'No institution carries out this project: what is spent for it is a delivery (ledger:delivery).',
    notSuitable: 'This project is not suitable for zakat.',
    alreadyRecorded: `A ${kind} with this reference is recorded already.`,
  }[refusal.outcome];
}

/** Shows what would be booked, and books it when it is run again with `yes`: the lines are public and are never changed. */
const outlayCommand =
  (kind: Outlay['kind']): Command =>
  async (ctx, [slug = '', typed = '', intention = '', reference = '', file = '', ...rest], print) => {
    const words = file ? v.safeParse(v.pipe(v.string(), v.parseJson(), memo), await readFile(file, 'utf8')) : undefined;
    const isIntention = INTENTIONS.find((known) => known === intention);
    const isReference = /^[\w./-]{1,80}$/.test(reference);
    const usage = `Usage: ledger:${kind} PROJECT AMOUNT sadaqah|zakat REFERENCE WORDS.json [CURRENCY] [yes], the amount as 1234.50 in the project’s currency or in the one that is named as EUR, the words by language: {"en": "School meals, January"}. Everybody reads them: name no person.`;
    const isDecided = rest.at(-1) === 'yes';
    const [named, ...unknown] = isDecided ? rest.slice(0, -1) : rest;
    const isCurrency = (named === undefined || isCurrencyCode(named)) && unknown.length === 0;
    if (slug === '' || !isIntention || !isReference || !words?.success || !isCurrency) {
      print(usage);
      return 2;
    }
    const outlay = { kind, slug, currency: named, intention: isIntention, reference, memo: words.output };
    const seen = await planOutlay(ctx.db, { ...outlay, amount: 0 });
    if (seen.outcome !== 'possible') {
      print(refusalOf(seen, kind));
      return 1;
    }
    const { available, currency, project } = seen;
    const money = parseDecimal(typed, currency);
    if (!money || money.minor === 0) {
      print(usage);
      return 2;
    }
    const shown = (minor: number) => `${formatDecimal({ minor, currency })} ${currency}`;
    if (money.minor > available) {
      print(refusalOf({ outcome: 'tooMuch', limit: Math.max(0, available), currency }, kind));
      return 1;
    }
    if (!isDecided) {
      const who = project.ngo ? (project.ngo.en ?? Object.values(project.ngo)[0]) : 'the charity itself';
      print(
        `${kind === 'payout' ? `Passes on to ${who}` : `Spent by ${who}`}: ${shown(money.minor)} of ${intention}, for “${Object.values(words.output).join(' / ')}”.`,
      );
      print(`There is ${shown(available)}, and after it ${shown(available - money.minor)}.`);
      print('Nothing is booked yet. Compare it with the document, and run the same again with yes at the end.');
      return 0;
    }
    const result = await recordOutlay(ctx, { ...outlay, amount: money.minor });
    print(
      result.outcome === 'recorded'
        ? `Recorded: ${shown(money.minor)}. It is in the public account of the project.`
        : refusalOf(result, kind),
    );
    return result.outcome === 'recorded' ? 0 : 1;
  };

/** What staff record of money that was passed on and spent, until the back office exists. */
export const outlayCommands: Record<string, Command> = {
  'ledger:payout': outlayCommand('payout'),
  'ledger:delivery': outlayCommand('delivery'),
};
