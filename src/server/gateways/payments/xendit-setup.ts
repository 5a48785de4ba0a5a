import * as v from 'valibot';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import { type CardSetups, type CardSetupSnapshot } from '#src/server/gateways/payments/port.ts';
import { isXenditCurrency, XENDIT_COUNTRIES } from '#src/server/gateways/payments/xendit-amounts.ts';
import { readToken, savedWith } from '#src/server/gateways/payments/xendit-charge.ts';
import { type AskXendit, XenditRejection } from '#src/server/gateways/payments/xendit-http.ts';
import { idSchema } from '#src/server/gateways/payments/xendit-session.ts';

/** The fields of a session that saves a card. Anything else is no usable response. */
const setupSchema = v.object({
  payment_session_id: v.pipe(v.string(), v.regex(/^ps-[A-Za-z0-9]{1,60}$/)),
  reference_id: v.pipe(v.string(), v.maxLength(64)),
  session_type: v.literal('SAVE'),
  status: v.picklist(['ACTIVE', 'COMPLETED', 'EXPIRED', 'CANCELED']),
  payment_link_url: v.nullish(v.string()),
  customer_id: v.nullish(idSchema),
  payment_token_id: v.nullish(idSchema),
});
type Setup = v.InferOutput<typeof setupSchema>;

type SetupParts = {
  ask: AskXendit;
  isPage: (address: string) => boolean;
  /** Turns errors into those of the port. */
  call: <T>(work: () => Promise<T>) => Promise<T>;
};
/** Milliseconds for which a session stays open. @see https://docs.xendit.co/docs/payment-link */
const SESSION_LIFETIME_MS = 30 * 60_000;
const pathOf = (setupRef: string): string => `/sessions/${encodeURIComponent(setupRef)}`;

/**
 * Entering a card on Xendit's page without charging it, by a session of the type `SAVE`. Xendit does not tell how many cards were
 * declined there.
 * @see https://docs.xendit.co/docs/storing-payment-details
 */
export function createXenditSetups({ ask, call, isPage }: SetupParts): CardSetups {
  const stateOf = async (setup: Setup): Promise<CardSetupSnapshot> => {
    const page = setup.status === 'ACTIVE' ? (setup.payment_link_url ?? undefined) : undefined;
    if (page !== undefined && !isPage(page)) throw new OtherPaymentError('a page of another host');
    const base = { setupRef: setup.payment_session_id, changeId: setup.reference_id, declines: 0 };
    if (setup.status === 'ACTIVE') return { ...base, status: 'open', redirectUrl: page };
    if (setup.status !== 'COMPLETED') return { ...base, status: 'cancelled' };
    return { ...base, status: 'succeeded', ...(await savedCardOf(ask, setup)) };
  };
  const retrieve = async (setupRef: string): Promise<CardSetupSnapshot> =>
    stateOf(setupOf(await ask({ method: 'GET', path: pathOf(setupRef) }), { setupRef }));
  return {
    lifetimeMs: SESSION_LIFETIME_MS,
    begin: ({ changeId, currency, pages }) =>
      call(async () => {
        if (!isXenditCurrency(currency)) throw new RangeError(`Xendit takes no ${currency}`);
        const { allow_save_payment_method: _, ...card } = savedWith(changeId);
        const made = await ask({
          method: 'POST',
          path: '/sessions',
          // Xendit has no key for it. A session whose address nobody was given saves no card, and ends by itself.
          isRepeatable: true,
          body: {
            reference_id: changeId,
            session_type: 'SAVE',
            mode: 'PAYMENT_LINK',
            amount: 0,
            currency,
            country: XENDIT_COUNTRIES[currency],
            allowed_payment_channels: ['CARDS'],
            locale: pages.locale,
            success_return_url: pages.done,
            cancel_return_url: pages.left,
            ...card,
          },
        });
        return stateOf(setupOf(made, { changeId }));
      }),
    retrieve: (setupRef) => call(() => retrieve(setupRef)),
    cancel: (setupRef) =>
      call(async () => {
        try {
          const path = `${pathOf(setupRef)}/cancel`;
          return await stateOf(setupOf(await ask({ method: 'POST', path, isRepeatable: true }), { setupRef }));
        } catch (error) {
          // A card was saved or it had ended a moment before, so its present state is returned.
          if (error instanceof XenditRejection) return retrieve(setupRef);
          throw error;
        }
      }),
  };
}

/** Reads Xendit's session. @throws ValiError, OtherPaymentError for an unusable response, or one of another session */
function setupOf(answer: unknown, expected: { setupRef: string } | { changeId: string }): Setup {
  const setup = v.parse(setupSchema, answer);
  const isExpected =
    'setupRef' in expected ? expected.setupRef === setup.payment_session_id : expected.changeId === setup.reference_id;
  if (!isExpected) throw new OtherPaymentError('another session');
  return setup;
}

/** The card that a session saved, which must be that of its own customer. @throws OtherPaymentError */
async function savedCardOf(ask: AskXendit, { customer_id: customer, payment_token_id: token }: Setup) {
  // Without its card a donation would never be charged again.
  if (!token || !customer) throw new OtherPaymentError('no card');
  const { customerRef, expiresOn, isActive } = await readToken(ask, token);
  if (customerRef !== customer) throw new OtherPaymentError('a card of another customer');
  if (!isActive) throw new OtherPaymentError('a card that cannot be charged');
  return { paymentMethodRef: token, customerRef: customer, cardExpiresOn: expiresOn };
}
