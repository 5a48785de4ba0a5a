import { atom } from 'jotai';
import type { CallOptions } from '#src/api/client.ts';

/** Calls the API in the name of whoever is signed in. @throws ApiError */
export type PersonalCall = (path: string, options: CallOptions) => Promise<unknown>;

/** Set where the session of this browser is kept; undefined for everybody else. In an object, because atoms call functions. */
export const personalCallAtom = atom<{ readonly call: PersonalCall } | undefined>(undefined);
