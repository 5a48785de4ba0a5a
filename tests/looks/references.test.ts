import { afterEach, expect, test } from 'vitest';
import { brokenSums } from '../../.storybook/measure.ts';
import { brokenReferences, doubleIds, misnamed, unorderedErrors } from '../../.storybook/references.ts';

afterEach(() => {
  document.body.replaceChildren();
});
const show = (markup: string): void => {
  document.body.innerHTML = markup;
};

test('a second element with the same id is told', () => {
  show('<input id="amount"><input id="other"><p id="amount">again</p>');
  expect(doubleIds(document.body)).toEqual([expect.stringContaining('second with the id "amount"')]);
});

test.each([
  ['a label', '<label for="gone">Name</label>'],
  ['a hint', '<input id="name" aria-describedby="name name-hint">'],
  ['a title', '<section aria-labelledby="title"></section>'],
  ['a form', '<button form="search">Find</button>'],
])('%s that names no element is told', (_, markup) => {
  show(markup);
  expect(brokenReferences(document.body)).toHaveLength(1);
});

test('a name without the words that are seen is told', () => {
  show('<button aria-label="Send">Donate now</button>');
  expect(misnamed(document.body)).toHaveLength(1);
});

const sum = (width: string) =>
  `<p style="inline-size: ${width}; overflow-wrap: anywhere"><bdi>$40,000,000.40</bdi></p>`;
test('a sum that is broken over two lines is told, and one that stands in a line is not', () => {
  show(sum('40px'));
  expect(brokenSums(document.body)).toEqual(['"$40,000,000.40"']);
  show(sum('400px'));
  expect(brokenSums(document.body)).toEqual([]);
});

const summaryOf = (...fields: string[]) =>
  `<div role="alert"><ul>${fields.map((field) => `<li><a href="#${field}">${field}</a></li>`).join('')}</ul></div><input id="first"><input id="second">`;
test('a summary of errors in another order than the fields is told', () => {
  show(summaryOf('second', 'first'));
  expect(unorderedErrors(document.body)).toEqual([expect.stringContaining('"first"')]);
  show(summaryOf('first', 'second'));
  expect(unorderedErrors(document.body)).toEqual([]);
});

test('what is well is not told', () => {
  show(
    '<form id="search"></form><label for="name">Name</label><input id="name" aria-describedby="hint" form="search"><p id="hint">As on the card</p><a href="#x" aria-label="Donate now, Marib">Donate now</a><button aria-label="Close"><svg></svg></button>',
  );
  const all = [...doubleIds(document.body), ...brokenReferences(document.body), ...misnamed(document.body)];
  expect(all).toEqual([]);
});
