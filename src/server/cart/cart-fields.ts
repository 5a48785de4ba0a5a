import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import { hasTooManyDecimals, parseMinor, parseWhole } from '#money/parse-money.ts';
import type { FieldError } from '#src/contracts/errors.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import type { CardLanguage, GiftKind } from '#src/domain/gift-card.ts';
import { type Calendar, intervalOf, isCalendar } from '#src/domain/giving-calendar.ts';
import { readKafaratFields } from '#src/domain/kafarat-fields.ts';
import { readHoldings } from '#src/domain/purification-fields.ts';
import { MAX_SHARES } from '#src/domain/sacrifice.ts';
import { isInterval } from '#src/domain/subscription.ts';
import { decimalSign } from '#src/i18n/locales.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { localeOf } from '#src/server/http/return-to.ts';

/** The typed amount, else the selected one, in minor units. @throws AppError `validation` at `amount` */
function amountOf(fields: FormFields, currency: CurrencyCode): number {
  const typed = fields['amount']?.trim();
  if (!typed) {
    const ticked = Number(fields['preset']);
    if (Number.isSafeInteger(ticked) && ticked > 0) return ticked;
    throw invalid({ path: 'amount', code: 'required' });
  }
  const sign = decimalSign[localeOf(fields['locale'])];
  const minor = parseMinor(typed, currency, sign);
  if (minor !== undefined) return minor;
  const isTooFine = hasTooManyDecimals(typed, exponentOf(currency), sign, currency);
  throw invalid({ path: 'amount', code: isTooFine ? 'invalidFormat' : 'invalidType' });
}

/** The days of a calendar that were chosen in place of an interval. @throws AppError `validation` at `calendar` */
function calendarOf({ calendar = '', zakatDay, zakatMonth }: FormFields): Calendar | undefined {
  if (calendar === '') return undefined;
  const chosen = calendar === 'zakatDay' ? `${calendar}:${zakatMonth ?? ''}-${zakatDay ?? ''}` : calendar;
  if (!isCalendar(chosen)) throw invalid({ path: 'calendar', code: 'invalidSelection' });
  return chosen;
}

/** The interval of a recurring donation; nothing for a single one. @throws AppError `validation` at `interval` */
function recurrenceOf(
  fields: FormFields,
): Pick<OrderItemInput, 'isSubscription' | 'subscriptionRecurringInterval' | 'subscriptionCalendar'> {
  if (fields['frequency'] !== 'regular') return {};
  const calendar = calendarOf(fields);
  if (calendar !== undefined)
    return {
      isSubscription: true,
      subscriptionRecurringInterval: intervalOf(calendar),
      subscriptionCalendar: calendar,
    };
  const interval = fields['interval'] ?? '';
  if (!isInterval(interval)) throw invalid({ path: 'interval', code: interval ? 'invalidSelection' : 'required' });
  return { isSubscription: true, subscriptionRecurringInterval: interval };
}

/** Reads the receiver of a gift and the card to send. */
const giftOf = (fields: FormFields): Partial<OrderItemInput> => ({
  isGift: true,
  giftReceiverName: textOf(fields, 'giftReceiverName'),
  giftReceiverEmail: textOf(fields, 'giftReceiverEmail'),
  giftReceiverPhoneNumber: textOf(fields, 'giftReceiverPhoneNumber'),
  giftMessage: textOf(fields, 'giftMessage'),
  giftCard: {
    kind: (textOf(fields, 'giftKind') ?? 'onBehalf') as GiftKind,
    language: (textOf(fields, 'giftLanguage') ?? localeOf(fields['locale'])) as CardLanguage,
    sendOn: textOf(fields, 'giftSendOn'),
    showsAmount: fields['giftShowsAmount'] === 'on',
    showsName: fields['giftShowsName'] === 'on',
  },
});

/** The value of a field that can be read; else its faults join the others, so that all are named at once. */
function attempt<Value>(faults: FieldError[], read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    faults.push(...error.fields);
    return undefined;
  }
}

/** Reads a donation to a project from the form of its page or card, but for the fields named in `faults`. */
export function projectLine(fields: FormFields, currency: CurrencyCode, faults: FieldError[]): OrderItemInput {
  const isGift = fields['isGift'] === 'on';
  const count = fields['quantity'];
  return {
    type: 'project',
    projectId: fields['projectId'] ?? '',
    ...(count === undefined
      ? { price: attempt(faults, () => amountOf(fields, currency)) }
      : { quantity: attempt(faults, () => quantityOf(count)) }),
    intention: fields['intention'] === 'zakat' ? 'zakat' : 'sadaqah',
    ...attempt(faults, () => recurrenceOf(fields)),
    ...(isGift ? giftOf(fields) : {}),
  };
}

/** Reads the sum that the zakat calculator found. @throws AppError `validation` */
export const zakatLine = (fields: FormFields, currency: CurrencyCode): OrderItemInput => ({
  type: 'zakat',
  price: amountOf(fields, currency),
  intention: 'zakat',
});

/** Reads the holdings of the worksheet that can be counted. @throws AppError `validation` at the fields of a row */
export function stockLine(fields: FormFields): OrderItemInput {
  const { errors, holdings } = readHoldings(fields, decimalSign[localeOf(fields['locale'])]);
  if (errors.length > 0) throw invalid(...errors);
  if (holdings.length === 0) throw invalid({ path: 'symbol0', code: 'required' });
  return {
    type: 'stock',
    stocks: holdings.map(({ millionths, period, symbol }) => ({ symbol, period, shares: millionths / 1_000_000 })),
  };
}

/** Reads which expiation, how many and where. @throws AppError `validation` at `count` */
export function kafarahLine(fields: FormFields): OrderItemInput {
  const { count, country, errors, kind } = readKafaratFields(fields);
  if (count === undefined) throw invalid(...errors);
  return { type: 'kafarah', kafarat: { kind, count, ...(country === undefined ? {} : { country }) } };
}

/** Reads shares of a sacrifice with the name of each, empty ones too: they are told of where it is known how many are left. Names beyond the count are not sent. @throws AppError `validation` */
export function sacrificeLine(fields: FormFields): OrderItemInput {
  const quantity = quantityOf(fields['quantity'] ?? '1');
  const typed = Array.from({ length: Math.min(quantity, MAX_SHARES) }, (_, index) => fields[`name${index + 1}`] ?? '');
  // Where none is typed none is given: a vow may be without.
  const names = typed.some((name) => name.trim()) ? typed : [];
  return {
    type: 'sacrifice',
    sacrificeId: fields['sacrificeId'] || undefined,
    quantity,
    onBehalfOf: names.length > 0 ? names : undefined,
    proxyAccepted: fields['proxyAccepted'] === 'on',
  };
}

/** Reads a quick donation to a cause's fund, but for the fields named in `faults`. */
export function quickDonationLine(fields: FormFields, currency: CurrencyCode, faults: FieldError[]): OrderItemInput {
  const price = attempt(faults, () => amountOf(fields, currency));
  const recurrence = attempt(faults, () => recurrenceOf(fields));
  const isForOthers = fields['donateForOthers'] === 'on';
  const fullName = textOf(fields, 'fullName');
  const number = textOf(fields, 'phoneNumber');
  if (!fields['category']) faults.push({ path: 'category', code: 'required' });
  if (isForOthers && !fullName) faults.push({ path: 'fullName', code: 'required' });
  if (isForOthers && !number) faults.push({ path: 'phone', code: 'required' });
  return {
    type: 'endowment',
    categoryId: fields['category'] || undefined,
    price,
    ...recurrence,
    ...(isForOthers
      ? {
          donateForOthers: {
            fullName: fullName ?? '',
            phone: { country: fields['phoneCountry'] ?? 'SA', number: number ?? '' },
          },
        }
      : {}),
  };
}

/** A count beyond the limits is told of where the line is priced: only there it is known how many are left. */
const quantityOf = (text: string): number => {
  const quantity = parseWhole(text);
  if (quantity === undefined) throw invalid({ path: 'quantity', code: text.trim() ? 'invalidType' : 'required' });
  return quantity;
};

const textOf = (fields: FormFields, name: string): string | undefined => fields[name]?.trim() || undefined;

/** Maps the paths of an order's items, such as `items.0.price`, to the names of form fields. */
export function asFormError(error: AppError): AppError {
  const nameOf: Record<string, string> = {
    price: 'amount',
    categoryId: 'category',
    'donateForOthers.fullName': 'fullName',
    'donateForOthers.phone': 'phone',
    'donateForOthers.phone.number': 'phone',
    'donateForOthers.phone.country': 'phone',
    subscriptionRecurringInterval: 'interval',
    subscriptionCalendar: 'calendar',
    'kafarat.country': 'country',
    'giftCard.kind': 'giftKind',
    'giftCard.language': 'giftLanguage',
    'giftCard.sendOn': 'giftSendOn',
    'kafarat.count': 'count',
  };
  const seen = new Set<string>();
  return new AppError(error.code, {
    cause: error,
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    fields: error.fields.flatMap((field) => {
      const name = field.path
        .replace(/^items\.\d+\./, '')
        .replace(/^stocks\.(\d+)\.(\w+)$/, '$2$1')
        .replace(/^onBehalfOf\.(\d+)$/, (_all, at) => `name${Number(at) + 1}`);
      const path = nameOf[name] ?? name;
      // Of several faults of a field the first is named: the others may follow from it.
      if (seen.has(path)) return [];
      seen.add(path);
      return [{ ...field, path }];
    }),
  });
}
