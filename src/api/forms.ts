import { call } from '#src/api/client.ts';
import type { CartFigures } from '#src/contracts/cart-view.ts';

/** The JSON response of a native form: where to go next, or what has changed. */
export type FormResult = {
  /** The next page, in the form's language. */
  location?: string;
  /** The number of lines in the cart. */
  cartCount?: number;
  /** The cart after a change of a count. */
  cart?: CartFigures;
  /** The fields have errors, which a native submit of the same form shows on the page. */
  isRefused?: boolean;
  /** Why the cart cannot take it, in the form's language: no field is wrong. */
  refusal?: string;
  /** The text of a toast. */
  message?: string;
};

/** Sends the fields of a native form to its action, as the browser would without script. @throws ApiError */
export const submitForm = (action: string, fields: FormData, locale: string): Promise<FormResult> =>
  call<FormResult>(action, { method: 'POST', body: fields, locale });
