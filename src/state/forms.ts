import { atom } from 'jotai';
import type { ApiError } from '#src/api/client.ts';
import type { FormResult } from '#src/api/forms.ts';

export type { FormResult };

/** Why a form could not be sent, where it was nobody's field: the words are the screen's. */
export type FormFailure = 'offline' | 'noAnswer' | 'internal' | 'tooManyRequests';

export type FormState = { isSending: boolean; failure?: FormFailure | undefined; refusal?: string | undefined };

export type Submission = { action: string; fields: FormData; locale: string };

/**
 * One form's life: it takes no second press while it is on its way. `refused` means that fields were wrong: the server
 * shows which, on the page itself. `undefined` means that nothing was done, and `failure` or `refusal` says why.
 */
export function createFormAtoms() {
  const stateAtom = atom<FormState>({ isSending: false });
  const submitAtom = atom(
    null,
    async (get, set, { action, fields, locale }: Submission): Promise<FormResult | 'refused' | undefined> => {
      if (get(stateAtom).isSending) return undefined;
      set(stateAtom, { isSending: true });
      try {
        // The way to the server is loaded when it is first gone: most visitors only read.
        const { submitForm } = await import('#src/api/forms.ts');
        const result = await submitForm(action, fields, locale);
        if (result.isRefused) return 'refused';
        if (result.refusal !== undefined) {
          set(stateAtom, { isSending: false, refusal: result.refusal });
          return undefined;
        }
        // The button stays busy while the browser goes on to the next page.
        set(stateAtom, { isSending: result.location !== undefined });
        return result;
      } catch (error) {
        set(stateAtom, { isSending: false, failure: failureOf(error) });
        return undefined;
      }
    },
  );
  return { stateAtom: atom((get) => get(stateAtom)), submitAtom };
}

/** Why a call failed, as a person can use it. */
export function failureOf(error: unknown): FormFailure {
  const { code } = error as Partial<ApiError>;
  return code === 'offline' || code === 'noAnswer' || code === 'tooManyRequests' ? code : 'internal';
}
