import { atom } from 'jotai';
import { type FormFailure, failureOf } from '#src/state/forms.ts';

/** `cancelled`: the person or the device said no. `refused`: the passkey is none of this account or of this site. */
export type PasskeyFailure = FormFailure | 'cancelled' | 'refused';
export type PasskeyState = { isWaiting: boolean; failure?: PasskeyFailure | undefined };

const CANCELLED = new Set(['NotAllowedError', 'AbortError']);
const REFUSED = new Set(['invalidCredentials', 'validation']);

function passkeyFailure(error: unknown): PasskeyFailure {
  const { code, name } = error as { code?: unknown; name?: string };
  if (CANCELLED.has(name ?? '')) return 'cancelled';
  return REFUSED.has(typeof code === 'string' ? code : '') || name === 'InvalidStateError'
    ? 'refused'
    : failureOf(error);
}

/** One button that asks the device: it takes no second press while the device is asked. `undefined`: it did not work. */
export function createPasskeyAtoms() {
  const stateAtom = atom<PasskeyState>({ isWaiting: false });
  const askAtom = atom(
    null,
    async (get, set, act: 'signIn' | 'add', locale: string): Promise<{ location?: string | undefined } | undefined> => {
      if (get(stateAtom).isWaiting) return undefined;
      set(stateAtom, { isWaiting: true });
      try {
        // Loaded at the first press: few visitors have a passkey.
        const { addPasskey, signInByPasskey } = await import('#src/api/passkeys.ts');
        if (act === 'add') return { location: await addPasskey(locale) };
        await signInByPasskey(locale);
        return {};
      } catch (error) {
        set(stateAtom, { isWaiting: false, failure: passkeyFailure(error) });
        return undefined;
      }
    },
  );
  return { stateAtom: atom((get) => get(stateAtom)), askAtom };
}
