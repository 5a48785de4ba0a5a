import { Hono } from 'hono';
import * as v from 'valibot';
import { orderItemInput, type OrderItemInput } from '#src/contracts/orders.ts';
import { changeItem, emptyCart, itemCount, removeItem } from '#src/domain/cart.ts';
import { formatDecimal, money } from '#src/domain/money.ts';
import { isInterval } from '#src/domain/recurring.ts';
import { addToCart, forgetPeople, repeatLine } from '#src/server/cart/cart.service.ts';
import { intlTag } from '#src/i18n/locales.ts';
import { AppError, invalid } from '#src/server/errors.ts';
import { refused, taken } from '#src/server/forms/answer.ts';
import { readCart, writeCart } from '#src/server/forms/cart-cookie.ts';
import { asFormError, projectLine, quickDonationLine } from '#src/server/forms/cart-fields.ts';
import type { FormContext, FormEnv, FormFields } from '#src/server/forms/form-env.ts';
import { textIn } from '#src/server/locale.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';
import { validate } from '#src/server/validate.ts';

/** The cart's forms. What they refuse comes back to the page with every field as it was typed. */
export const cartForms = new Hono<FormEnv>()
  .post('/add', (c) => add(c, 'cart/add', projectLine))
  .post('/quick-donation', (c) => add(c, 'cart/quick-donation', quickDonationLine))
  .post('/remove', async (c) => {
    await forgetPeople(c.get('services'), readCart(c), c.get('fields')['id']);
    writeCart(c, removeItemOrPending(c));
    return taken(c, 'cart/remove', {});
  })
  .post('/change', async (c) => {
    const { id = '', quantity = '' } = c.get('fields');
    const count = Number(quantity);
    if (Number.isInteger(count) && count >= 1 && count <= 999) writeCart(c, changeItem(readCart(c), id, { quantity: count }));
    return taken(c, 'cart/change', {});
  })
  .post('/repeat', async (c) => {
    const { id = '', interval = '' } = c.get('fields');
    if (!isInterval(interval)) return refused(c, 'cart/repeat', invalid({ path: 'interval', code: 'invalidSelection' }));
    try {
      writeCart(c, await repeatLine(c.get('services'), readCart(c), id, interval));
      return await taken(c, 'cart/repeat', { location: `/checkout?donationFrequency=${interval}` });
    } catch (error) {
      if (error instanceof AppError) return refused(c, 'cart/repeat', error);
      throw error;
    }
  })
  .post('/clear', async (c) => {
    await forgetPeople(c.get('services'), readCart(c));
    writeCart(c, emptyCart);
    return taken(c, 'cart/clear', {});
  });

function removeItemOrPending(c: FormContext) {
  const cart = readCart(c);
  const { id = '' } = c.get('fields');
  if (cart.pendingSubscription?.item.id !== id || cart.items.some((item) => item.id === id)) return removeItem(cart, id);
  const { pendingSubscription: _ended, ...rest } = cart;
  return rest;
}

async function add(c: FormContext, form: string, read: (fields: FormFields, currency: Awaited<ReturnType<typeof readCurrency>>) => OrderItemInput): Promise<Response> {
  const ctx = c.get('services');
  const fields = c.get('fields');
  try {
    const currency = await readCurrency(ctx);
    const line = validate(orderItemInput as v.GenericSchema<unknown, OrderItemInput>, read(fields, currency), 'items.0');
    const { amount, cart, title } = await addToCart(ctx, readCart(c), line);
    writeCart(c, cart);
    if (fields['next'] === 'checkout') {
      const interval = line.isSubscription ? line.subscriptionRecurringInterval : undefined;
      return await taken(c, form, { location: interval ? `/checkout?donationFrequency=${interval}` : '/checkout', result: { cartCount: itemCount(cart) } });
    }
    const name = textIn(c.get('locale'), title);
    return await taken(c, form, { done: { title: name, message: `${name} · ${new Intl.NumberFormat(intlTag[c.get('locale')], { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(formatDecimal(money(amount, currency)) as Intl.StringNumericLiteral)}` }, result: { cartCount: itemCount(cart) } });
  } catch (error) {
    if (error instanceof AppError) return refused(c, form, asFormError(error));
    throw error;
  }
}
