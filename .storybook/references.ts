/** Attributes that name other elements by their id, where the types cannot tell whether there is such an element. */
const naming = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage', 'for', 'form'];

const say = (element: Element): string =>
  `<${[element.localName, element.id].filter(Boolean).join('#')}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;

/** Ids that more than one element has: a label or a hint would speak of the first one only. */
export function doubleIds(root: ParentNode): string[] {
  const seen = new Set<string>();
  return [...root.querySelectorAll('[id]')].flatMap((element) => {
    if (element.closest('svg') || !seen.has(element.id)) {
      seen.add(element.id);
      return [];
    }
    return [`${say(element)} is the second with the id "${element.id}": give one of them another.`];
  });
}

/** References to an element that is not on the page: it stays without a name, a hint or its form, and nothing fails. */
export const brokenReferences = (root: ParentNode): string[] =>
  naming.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && document.querySelector(`#${CSS.escape(id)}`) === null)
        .map((id) => `${say(element)} has ${attribute}="${id}", and no element has that id.`),
    ),
  );

/** Lines of a summary of errors that are not in the order of their fields: who goes down the form meets them in another. */
export const unorderedErrors = (root: ParentNode): string[] =>
  [...root.querySelectorAll('[role="alert"] ul')].flatMap((list) => {
    const lines = [...list.querySelectorAll('a[href^="#"]')].flatMap((link) => {
      const field = document.querySelector(`#${CSS.escape(link.getAttribute('href')!.slice(1))}`);
      return field ? [{ link, field }] : [];
    });
    return lines.flatMap(({ field, link }, at) =>
      at > 0 && field.compareDocumentPosition(lines[at - 1]!.field) & Node.DOCUMENT_POSITION_FOLLOWING
        ? [`${say(link)} is told of after what stands below it.`]
        : [],
    );
  });

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A name that is not what is seen: who speaks the words on the button does not reach it (WCAG 2.5.3). */
export const misnamed = (root: ParentNode): string[] =>
  [...root.querySelectorAll('a[aria-label], button[aria-label]')].flatMap((element) => {
    const [name, seen] = [plain(element.getAttribute('aria-label') ?? ''), plain((element as HTMLElement).innerText)];
    return name.includes(seen)
      ? []
      : [`${say(element)} is called "${name}", which does not hold the words that are seen.`];
  });
