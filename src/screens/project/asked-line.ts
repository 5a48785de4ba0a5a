import type { CurrencyCode } from '#money/currencies.ts';
import { parseMinor, parseWhole } from '#money/parse-money.ts';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { LineRequest } from '#src/domain/pricing.ts';
import { decimalSign, type Locale } from '#src/i18n/locales.ts';
import { restOfProject } from '#src/screens/project/offered-amounts.ts';

/** What was typed in a field of the form that was refused. */
export type Typed = (name: string) => string | undefined;

/** The field that says what was wanted, in minor units, where the form asks for no sum: only the rest can be given. */
export const WANTED = 'wanted';

/** The donation as it was sent, of which the page still has the fields. */
export function askedLine(typed: Typed, project: ProjectDetail, locale: Locale): LineRequest {
  return {
    type: 'project',
    intention: typed('intention') === 'zakat' ? 'zakat' : 'sadaqah',
    isSubscription: (typed('frequency') ?? typed('fund-frequency')) === 'regular',
    ...sumOf(typed, project, locale),
  };
}

function sumOf(typed: Typed, project: ProjectDetail, locale: Locale): Pick<LineRequest, 'price' | 'quantity'> {
  const amount = typed('amount')?.trim();
  if (amount && !project.unit)
    return { price: parseMinor(amount, project.currency as CurrencyCode, decimalSign[locale]) };
  const count = typed('quantity');
  if (project.unit && count !== undefined) return { quantity: parseWhole(count) };
  const wanted = restOfProject(project) === undefined ? undefined : wholeOf(typed(WANTED));
  return { price: wanted ?? wholeOf(typed('preset')) };
}

/** Where the refused donation was going: to the checkout, or into the cart. */
export const nextOf = (typed: Typed): string => typed('next') ?? typed('surplusNext') ?? 'checkout';

const wholeOf = (text = ''): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
