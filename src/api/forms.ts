import { call } from '#src/api/client.ts';

/** What a form of the site answers a script with: where to go on, or what has changed. */
export type FormResult = {
  /** The next page, in the form's language. */
  location?: string;
  /** How many lines wait in the cart now. */
  cartCount?: number;
  /** Fields were wrong: the server shows which, on the page itself. */
  isRefused?: boolean;
  /** Said in a toast. */
  message?: string;
};

/** Sends a native form as it stands, through the same door and by the same rules as without script. */
export const submitForm = (action: string, fields: FormData, locale: string): Promise<FormResult> =>
  call<FormResult>(action, { method: 'POST', body: fields, locale });
