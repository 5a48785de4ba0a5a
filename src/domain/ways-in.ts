/** By what an account can be signed in to. A password that somebody else made counts no more once it is used. */
export type WaysIn = { hasOwnPassword: boolean; passkeys: number; identities: number };

/** Whether anything signs in to an account. */
export const hasWayIn = ({ hasOwnPassword, identities, passkeys }: WaysIn): boolean =>
  hasOwnPassword || passkeys > 0 || identities > 0;
