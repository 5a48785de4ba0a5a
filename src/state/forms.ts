import { atom } from 'jotai';
import { ApiError, type FieldError } from '#src/api/client.ts';
import { type FormResult, submitForm } from '#src/api/forms.ts';

/** Why a form could not be sent, where it was nobody's field: the words are the screen's. */
export type FormFailure = 'offline' | 'internal' | 'tooManyRequests';

export type FormState = {
  isSending: boolean;
  errors: readonly FieldError[];
  failure?: FormFailure | undefined;
};

export type Submission = { action: string; fields: FormData; locale: string };

/**
 * One form's life: begins with what the server said of the last try without script, takes no second press while it is
 * sending, and keeps what was wrong until the next try.
 */
export function createFormAtoms(initialErrors: readonly FieldError[] = []) {
  const stateAtom = atom<FormState>({ isSending: false, errors: initialErrors });
  const submitAtom = atom(null, async (get, set, { action, fields, locale }: Submission): Promise<FormResult | undefined> => {
    if (get(stateAtom).isSending) return undefined;
    set(stateAtom, { isSending: true, errors: [] });
    try {
      const result = await submitForm(action, fields, locale);
      // The button stays busy while the browser goes on to the next page.
      set(stateAtom, { isSending: result.location !== undefined, errors: [] });
      return result;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      set(stateAtom, { isSending: false, errors: error.errors, ...(error.errors.length > 0 ? {} : { failure: failureOf(error.code) }) });
      return undefined;
    }
  });
  return { stateAtom: atom((get) => get(stateAtom)), submitAtom };
}

const failureOf = (code: string): FormFailure => (code === 'offline' || code === 'tooManyRequests' ? code : 'internal');
