import type { FormState } from '#src/screens/form/form-flash.ts';

/** Where somebody of the staff stands with the second factor. */
export type SecondFactorView = {
  /** The page to go on to, a path of this site without its language. */
  next: string;
  memory?: FormState | undefined;
} & (
  | { step: 'begin' }
  /** `uri` is in the QR code, `key` the same to type. */
  | { step: 'setup'; uri: string; setupKey: string }
  | { step: 'codes'; codes: readonly string[] }
  | { step: 'ask'; hasApp: boolean; hasPasskey: boolean; recoveryCodesLeft: number }
  | { step: 'confirmed'; hasApp: boolean; recoveryCodesLeft: number }
);
export type SecondFactorStep<Step extends SecondFactorView['step']> = Extract<SecondFactorView, { step: Step }>;
