import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { id } from '#src/contracts/fields.ts';
import { giftReceiverInput } from '#src/contracts/gift-receivers.ts';
import { wholeNumber } from '#src/server/cart/gift-phone.ts';
import {
  changeReceiver,
  removeReceiver,
  saveGivenFor,
  saveReceiver,
} from '#src/server/gift-receivers/gift-receivers.service.ts';
import { AppError } from '#src/server/http/errors.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { validate } from '#src/server/http/validate.ts';
import { claimGifts } from '#src/server/profile/claim-gifts.ts';
import { personOf, toLogin } from '#src/server/profile/person-of-form.ts';

const PLACE = '/profile?part=receivers';

/** Saving, changing and deleting whom a person gives for. */
export const receiversForms = [
  formRoute({
    path: 'profile/receiver',
    schema: anyFields,
    onError: toLogin('receivers'),
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      const read = validate(giftReceiverInput, {
        name: input['receiverName']?.trim() ?? '',
        email: input['receiverEmail']?.trim() || null,
        phone: wholeNumber(input['receiverCountry'], input['receiverPhone'] ?? '') || null,
      });
      const own = input['id'] ?? '';
      if (own === '') await saveReceiver(services, user.id, read);
      else await changeReceiver(services, { userId: user.id, id: validate(id, own) }, read);
      const i18n = await services.i18n(locale);
      return { location: PLACE, done: { message: i18n._(msg`Saved`) } };
    },
  }),
  formRoute({
    path: 'profile/receiver/remove',
    schema: v.object({ id }),
    onError: toLogin('receivers'),
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      await removeReceiver(services, { userId: user.id, id: input.id }).catch(unlessGone);
      const i18n = await services.i18n(locale);
      return { location: PLACE, done: { message: i18n._(msg`Deleted`) } };
    },
  }),
  formRoute({
    path: 'profile/receiver/from-gift',
    schema: v.object({ itemId: id }),
    onError: toLogin('receivers'),
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      await claimGifts(services, user.id);
      const { name } = await saveGivenFor(services, user.id, input.itemId);
      const i18n = await services.i18n(locale);
      return {
        done: { message: i18n._(msg`${name} has been saved. You can choose this person when you give again.`) },
      };
    },
  }),
];

/** Pressed twice, or in two tabs. */
const unlessGone = (error: unknown): void => {
  if (!(error instanceof AppError && error.code === 'notFound')) throw error;
};
