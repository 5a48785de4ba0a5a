import { useLingui } from '@lingui/react/macro';

/** What the browser says while it checks an account; `[…]` are replaced there. Given by the server, because the browser's catalog is loaded by every page. */
export function useCheckWords() {
  const { t } = useLingui();
  return {
    start: t`Check the public account in this browser`,
    again: t({ context: 'an account', message: 'Check again' }),
    checking: t`Checking…`,
    progress: t`[done] of [total] lines checked`,
    holds: t`The chain of lines is intact`,
    holdsText: t`This browser read and hashed every line again, [lines] in all. Nothing was changed, added or left out.`,
    signed: t`The last line in the statement for [day] is in its place, and the signature is valid.`,
    unknownSignature: t`The last line in the statement for [day] is in its place. This browser cannot check the signature, but a newer one can.`,
    unpublished: t`No statement covers this project yet. The next statement will be signed at midnight UTC.`,
    broken: t`The chain of lines is broken`,
    missing: t`Line [seq] is missing or in the wrong place.`,
    changed: t`Line [seq] was changed: its hash is different.`,
    balance: t`After line [seq], the fund’s balance is wrong.`,
    differs: t`Line [seq] is not the one that was published.`,
    truncated: t`Lines were removed from the end: line [seq] was published but is now missing.`,
    dayBroken: t`The statement for [day] has changed since it was signed.`,
    report: t`Tell us about this, and keep a copy of this page and of the table of lines.`,
    unable: t`The public account could not be checked`,
    unreachable: t`The site did not answer. Check your connection and try again.`,
    tooOld: t`This browser can compute hashes only over a secure connection (https).`,
    receiptOpens: t`This line belongs to donation [number]: the proof in your receipt matches it.`,
    receiptFails: t`The proof in this link does not match this line. Check the link against your receipt.`,
  };
}

export type CheckWords = ReturnType<typeof useCheckWords>;
