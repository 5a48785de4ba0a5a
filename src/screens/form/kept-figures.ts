import { OPEN_FOR, TRAP } from '#src/domain/spam.ts';

/** The figures of a calculator in this browser's storage. The head's script looks for them under the same key. */
export const figuresKey = (path: string): string => `figures:${path}`;

/** This browser's storage; undefined where the person has blocked it, which makes the mere access throw. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const OF_THE_PAGE = [
  'locale',
  'returnTo',
  'keepFigures',
  'more',
  'shownFor',
  'shownPrice',
  'shownLeft',
  TRAP,
  OPEN_FOR,
];
/** What the page itself says, and the consent to the proxy, which nobody but the person gives. */
const NOT_KEPT: ReadonlySet<string> = new Set([...OF_THE_PAGE, 'proxyAccepted']);

/** What a form holds, as text to store. */
export const fieldsToKeep = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([name]) => !NOT_KEPT.has(name))));

/**
 * Fills the fields that nobody has changed since the page was drawn, and tells the form. A text that is no record is ignored.
 * Returns whether the form has every field.
 */
export function fillFields(form: HTMLFormElement, text: string): boolean {
  let isWhole = true;
  for (const [name, value] of Object.entries(recordOf(text))) {
    // Also those that belong to the form and stand outside it.
    const fields = [...form.elements].filter((one): one is Filled => one.getAttribute('name') === name);
    for (const field of fields) fill(field, String(value));
    isWhole &&= fields.length > 0;
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
  return isWhole;
}

type Filled = HTMLInputElement | HTMLSelectElement;

function fill(field: Filled, value: string): void {
  if (field instanceof HTMLSelectElement) {
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  } else if (field.type === 'radio' || field.type === 'checkbox') {
    const isChecked = field.value === value;
    if (field.checked === isChecked) return;
    field.checked = isChecked;
    if (isChecked) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.value === field.defaultValue) field.value = value;
}

function recordOf(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
