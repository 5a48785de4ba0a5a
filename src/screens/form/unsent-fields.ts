type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that nobody sees or that are never kept. */
const NOT_TYPED = new Set(['hidden', 'password', 'submit', 'button', 'file']);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  if (NOT_TYPED.has(field.type)) return false;
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Whether something was typed or chosen in a form of the page that a person would lose with the page. */
export const hasUnsentFields = (page: ParentNode = document): boolean =>
  [...page.querySelectorAll<Field>('main form[method=post] :is(input, textarea, select)')].some(isChanged);
