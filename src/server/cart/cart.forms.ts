import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { formatMoney } from '#money/format-money.ts';
import { cartFigures } from '#src/contracts/cart-view.ts';
import type { FieldError } from '#src/contracts/errors.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import { changeItem, emptyCart, itemCount, removeItem } from '#src/domain/cart.ts';
import { shownFor } from '#src/domain/kafarat-fields.ts';
import { readLineCount } from '#src/domain/line-count.ts';
import { PUBLIC_STATUSES } from '#src/domain/project.ts';
import { INTERVALS } from '#src/domain/subscription.ts';
import { readSurplus } from '#src/domain/surplus.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { intlTag } from '#src/i18n/locales.ts';
import { readCart, writeCart } from '#src/server/cart/cart-cookie.ts';
import {
  asFormError,
  kafarahLine,
  projectLine,
  quickDonationLine,
  sacrificeLine,
  stockLine,
  zakatLine,
} from '#src/server/cart/cart-fields.ts';
import { deletePeople, PENDING } from '#src/server/cart/cart-people.ts';
import { addToCart, repeatLine } from '#src/server/cart/cart.service.ts';
import { chooseSurplus } from '#src/server/cart/choose-surplus.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { withGiftPhone } from '#src/server/cart/gift-phone.ts';
import { laterFaults, validLine } from '#src/server/cart/line-faults.ts';
import { moveToFund } from '#src/server/cart/move-to-fund.ts';
import { reduceLine } from '#src/server/cart/reduce-line.ts';
import { withSavedReceiver } from '#src/server/cart/saved-receiver.ts';
import { invalid } from '#src/server/http/errors.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute, type FormRoute } from '#src/server/http/form-route.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findProjectsById } from '#src/server/projects/project-cards.repository.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

const id = v.optional(v.string(), '');

/** Reads a line; `faults` gets what is wrong with fields that stand beside others. */
type ReadLine = (
  fields: FormFields,
  currency: Awaited<ReturnType<typeof readCurrency>>,
  faults: FieldError[],
) => OrderItemInput;

/** The fields, with those that hold where the donation goes to a fund in place of its project. */
const withFundFields = (fields: FormFields): FormFields => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (name.startsWith('fund-') ? [[name.slice(5), value]] : [])),
  ),
});

/** Whether a form showed this sum, or none. */
const isShown = (was: string | undefined, now: number): boolean => (was ?? String(now)) === String(now);

type AddFormOptions = {
  /** Whether its page shows the figures and their working again without script. @default false */
  isCalculator?: boolean;
  refusedAt?: FormRoute['refusedAt'] | undefined;
};

/** The page of the project: a card in a list has no place to say why its donation was refused, and what can be done. */
async function projectPage({ db }: ServiceContext, { projectId = '' }: FormFields): Promise<string | undefined> {
  const [project] = isUuid(projectId) ? await findProjectsById(db, [projectId]) : [];
  return project && PUBLIC_STATUSES.some((status) => status === project.status)
    ? `/projects/${project.slug}`
    : undefined;
}

/**
 * A form that adds a line to the cart, then redirects to the checkout or back, by the pressed button.
 */
const addForm = (path: string, readLine: ReadLine, { isCalculator = false, refusedAt }: AddFormOptions = {}) =>
  formRoute({
    path,
    schema: anyFields,
    onError: asFormError,
    refusedAt,
    handle: async ({ services, locale, input: fields, c }) => {
      const surplus = readSurplus(fields['surplus']);
      const input = surplus && surplus.choice !== 'remainder' ? withFundFields(fields) : fields;
      // Without script a button shows what the fields say now, and adds nothing.
      if (input['next'] === 'show') return { done: {}, keepsFields: true };
      const currency = await readCurrency(services);
      const faults: FieldError[] = [];
      // A count is refused with its limit where the line is priced, and only then a name that is missing: the contract does not
      // know how many are left.
      const { onBehalfOf, quantity, ...rest } = readLine(
        withGiftPhone(await withSavedReceiver(c, input, faults)),
        currency,
        faults,
      );
      const names = onBehalfOf?.map((name) => name.trim());
      const typed = validLine({ ...rest, ...(names && { onBehalfOf: names.map((name) => name || '…') }) }, faults);
      const line = {
        ...typed,
        quantity,
        onBehalfOf: names && typed.onBehalfOf?.map((name, at) => (names[at] ? name : '')),
      };
      if (faults.length > 0) throw invalid(...faults, ...(await laterFaults(services, line, faults)));
      // A donation over what its project needs, as the donor chose after it was refused.
      const chosen = surplus ? await chooseSurplus(services, line, surplus) : line;
      const { amount, cart, price, title } = await addToCart(services, readCart(c), chosen);
      writeCart(c, cart);
      const result = { cartCount: itemCount(cart) };
      const name = textIn(locale, title);
      // No break before the sum, nor inside it.
      const sum = formatMoney(intlTag[locale], amount, currency).replaceAll(' ', '\u00A0');
      const added = `${name}\u00A0·\u00A0${sum}`;
      // A form that shows a sum or the price of one says which: the donor is told where prices have changed since.
      const { shown, shownPrice }: FormFields = surplus ? { shown: String(surplus.sum) } : input;
      // Without script the choice can have changed since, and not the price: then the cart shows the sum.
      const choice = line.kafarat ? shownFor(line.kafarat) : line.sacrificeId;
      const isOfAnother = choice !== undefined && (input['shownFor'] ?? '') !== '' && input['shownFor'] !== choice;
      const hasChanged = !isOfAnother && !(isShown(shown, amount) && isShown(shownPrice, price));
      const message = hasChanged
        ? `${added}. ${(await services.i18n(locale))._(surplus ? msg`The project now needs less than you chose to give.` : msg`The price has changed since you opened the page.`)}`
        : added;
      const done = { title: name, message };
      // The notice of what was added stands above the page.
      if ((surplus ? input['surplusNext'] : input['next']) !== 'checkout')
        return { done, place: '', result, keepsFields: isCalculator };
      // The new price is read in the cart before anything is paid.
      if (hasChanged || isOfAnother) return { location: '/cart', done, result };
      const interval = line.isSubscription ? line.subscriptionRecurringInterval : undefined;
      return { location: interval ? `/checkout?donationFrequency=${interval}` : '/checkout', result };
    },
  });

export const cartForms = [
  addForm('cart/add', projectLine, { refusedAt: projectPage }),
  addForm('cart/quick-donation', quickDonationLine),
  addForm('cart/add-zakat', zakatLine, { isCalculator: true }),
  addForm('cart/add-stock', stockLine, { isCalculator: true }),
  addForm('cart/add-kafarah', kafarahLine, { isCalculator: true }),
  addForm('cart/add-sacrifice', sacrificeLine),
  formRoute({
    path: 'cart/remove',
    schema: v.object({ id }),
    handle: async ({ services, input, c }) => {
      const cart = readCart(c);
      await deletePeople(services, cart, input.id);
      const { pendingSubscription: _removed, ...rest } = cart;
      writeCart(c, input.id === PENDING ? rest : removeItem(cart, input.id));
      return {};
    },
  }),
  formRoute({
    path: 'cart/change',
    schema: v.object({ id, quantity: v.optional(v.string(), '') }),
    handle: async ({ services, input, c }) => {
      const cart = readCart(c);
      // Shares have names: their count is chosen where the names are. A purification is one sum.
      const isFixed = cart.items.some(
        ({ id: own, type }) => own === input.id && (type === 'sacrifice' || type === 'stock'),
      );
      const quantity = readLineCount(input.quantity);
      if (!isFixed && typeof quantity !== 'number') throw invalid({ path: 'quantity', ...quantity });
      const isChanged = !isFixed && typeof quantity === 'number';
      const changed = isChanged ? changeItem(cart, input.id, { quantity }) : cart;
      if (isChanged) writeCart(c, changed);
      return { result: { cart: cartFigures(await describeCart(services, changed)) } };
    },
  }),
  formRoute({
    path: 'cart/reduce',
    schema: v.object({ id }),
    handle: async ({ services, input, c }) => {
      writeCart(c, await reduceLine(services, readCart(c), input.id));
      return {};
    },
  }),
  formRoute({
    path: 'cart/to-fund',
    schema: v.object({ id }),
    handle: async ({ services, input, c }) => {
      writeCart(c, await moveToFund(services, readCart(c), input.id));
      return {};
    },
  }),
  formRoute({
    path: 'cart/repeat',
    schema: v.object({ id, interval: v.picklist(INTERVALS, 'invalidSelection') }),
    handle: async ({ services, input, c }) => {
      writeCart(c, await repeatLine(services, readCart(c), input.id, input.interval));
      return { location: `/checkout?donationFrequency=${input.interval}` };
    },
  }),
  formRoute({
    path: 'cart/clear',
    schema: v.object({}),
    handle: async ({ services, c }) => {
      await deletePeople(services, readCart(c));
      writeCart(c, emptyCart);
      return {};
    },
  }),
];
