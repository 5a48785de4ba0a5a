import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError, call } from '#src/api/client.ts';

type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type NewOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
const AUTH = '/api/v1/users/auth/passkey';

/** Signs this browser in by a passkey; the session is in its cookies then. @throws ApiError, or DOMException where the device gave no answer */
export async function signInByPasskey(locale: string): Promise<void> {
  const headers = { 'x-client': 'web' };
  const { options } = await call<{ options: SignInOptions }>(`${AUTH}/options`, { method: 'POST', body: {}, locale });
  const response = await startAuthentication({ optionsJSON: options });
  await call(AUTH, { method: 'POST', body: { response }, headers, locale });
}

/** Adds a passkey to the account that is signed in. @returns the page to go on to. @throws ApiError, DOMException */
export async function addPasskey(locale: string): Promise<string | undefined> {
  const fields = (more: Record<string, string> = {}): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ locale, ...more })) data.append(name, value);
    return data;
  };
  const post = <Result>(form: string, body: FormData) =>
    call<Result>(`/forms/passkeys/${form}`, { method: 'POST', body, locale });
  const { location, options } = await post<{ options?: NewOptions; location?: string }>('options', fields());
  if (!options) return location;
  const response = await startRegistration({ optionsJSON: options });
  const added = await post<{ location?: string }>('add', fields({ response: JSON.stringify(response) }));
  // The form's errors are for a page that shows its fields: this one has none.
  if (added.location === undefined) throw new ApiError('validation', '');
  return added.location;
}
