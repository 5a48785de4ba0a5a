/** The smallest side of what is pressed, in CSS pixels; a browser rounds its boxes. */
const TARGET = 44 - 0.5;
/** The smallest width of a link whose words stand alone (WCAG 2.5.8): its height is that of every target. */
const WORD = 24 - 0.5;

const operable =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="option"], [role="menuitem"]';

/** What is drawn for nobody stands in a box of one pixel. */
const isClipped = (element: Element): boolean => {
  const { height, width } = element.getBoundingClientRect();
  return (width <= 1 || height <= 1) && getComputedStyle(element).overflow === 'hidden';
};
const isSeen = (element: Element): boolean => {
  const { height, width } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]') &&
    !withParents(element).some(isClipped)
  );
};

/** What is pressed: a box and its words are one target. */
const targetOf = (element: Element): Element =>
  element.matches('input[type="radio"], input[type="checkbox"]') ? (element.closest('label') ?? element) : element;

const nameOf = (element: Element): string =>
  `<${[element.localName, element.id].filter(Boolean).join('#')}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

/** What can be operated in a part of the page, and is seen. */
export const operableIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(operable)].filter((element) => isSeen(targetOf(element)));

/** Targets below 44 px. A link within a sentence is as high as its line (WCAG 2.5.8). */
export function smallTargets(root: ParentNode): string[] {
  return operableIn(root).flatMap((element) => {
    if (element.localName === 'a' && getComputedStyle(element).display === 'inline') return [];
    const { height, width } = targetOf(element).getBoundingClientRect();
    const least = element.localName === 'a' && element.textContent?.trim() ? WORD : TARGET;
    return height >= TARGET && width >= least
      ? []
      : [`${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)} px`];
  });
}

/** One figure with the sign or the three letters of its currency, as Money writes it. */
const SUM = /^(?=.*(?:\p{Sc}|[A-Z]{3}))[^\d٠-٩\n]{0,6}[\d٠-٩.,٫٬]+[^\d٠-٩\n]{0,6}$/u;

/** Where a line is lower than the first by half its height, it is another: boxes of narrow lines overlap. */
const isBroken = (inline: Element): boolean => {
  const [first, ...others] = inline.getClientRects();
  return others.some(({ height, top }) => Math.abs(top - first!.top) > height / 2);
};

/** Sums that stand on more than one line. */
export const brokenSums = (root: ParentNode): string[] =>
  [...root.querySelectorAll('bdi')]
    .filter((sum) => sum.childElementCount === 0 && SUM.test(sum.textContent ?? '') && isSeen(sum) && isBroken(sum))
    .map((sum) => `"${sum.textContent}"`);

/** By how many pixels the page is wider than its window. */
export const sidewaysOverflow = (): number =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What sticks out of the window, to say where to look. */
export const stickingOut = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > document.documentElement.clientWidth + 1 || left < -1);
    })
    .slice(-3)
    .map(nameOf);

/** What takes the focus and shows no ring: neither an outline nor a shadow, on itself, on its face or on its frame. */
export function withoutRing(root: ParentNode): string[] {
  const before = document.activeElement as HTMLElement | null;
  const missing = operableIn(root).flatMap((element) => {
    const places = [...withParents(element), ...(element.nextElementSibling ? [element.nextElementSibling] : [])];
    const looks = () => places.map(ringOf);
    const rest = looks();
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) return [];
    const focused = looks();
    element.blur();
    return focused.some((look, index) => look !== '' && look !== rest[index]) ? [] : [nameOf(element)];
  });
  before?.focus({ preventScroll: true });
  return missing;
}

const withParents = (element: Element): Element[] =>
  element.parentElement ? [element, ...withParents(element.parentElement)] : [element];

const ringOf = (element: Element): string => {
  const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? '' : `${outlineWidth} ${outlineColor}`;
};
