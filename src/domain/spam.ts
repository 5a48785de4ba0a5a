/** A field that no person sees: whatever fills it in fills in everything. */
export const TRAP = 'referenceUrl';
/** The field in which a page's script says for how many seconds it was open. Empty without script. */
export const OPEN_FOR = 'openFor';
/** Nobody reads, types and sends a form in less. */
export const LEAST_SECONDS = 3;

/** Whether a form was filled in by a program: the hidden field has a value, or it was sent at once. */
export function isSpam(fields: Readonly<Record<string, string | undefined>>): boolean {
  const openFor = fields[OPEN_FOR] ?? '';
  return (fields[TRAP] ?? '') !== '' || (/^\d{1,9}$/.test(openFor) && Number(openFor) < LEAST_SECONDS);
}
