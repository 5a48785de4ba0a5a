import { searchWords } from '#src/domain/search-folding.ts';
import { mentions, WORD, wordsFound } from '#src/domain/search-marks.ts';
import { LIST_ID, NONE_ID } from '#src/screens/faqs/faqs-view.ts';

/** Adds the words of a text that a search is found in, for the browser to mark: nothing of the page is changed. */
function markIn(element: Element, words: readonly string[], marks: Highlight): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(WORD)) {
      if (!wordsFound(word, words)) continue;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      marks.add(range);
    }
  }
}

/** Hides the questions that do not answer a search, marks its words, opens the first answer, and returns what is said. */
export function filterFaqs(search: string, counts: readonly string[], part: string): string {
  const words = searchWords(search);
  const isSearching = words.length > 0;
  const list = document.getElementById(LIST_ID)!;
  list.dataset['typed'] = '';
  // Older browsers find without marking.
  const marks = CSS.highlights && new Highlight();
  let count = 0;
  for (const section of list.querySelectorAll('section')) {
    const all = section.querySelectorAll('details');
    const before = count;
    for (const details of all) {
      const texts = [...details.querySelectorAll('summary, p')];
      const isFound = mentions(texts.map(({ textContent }) => textContent).join(' '), words);
      details.hidden = !isFound;
      details.open = isSearching && isFound && count === 0;
      if (!isFound) continue;
      count += 1;
      if (isSearching && marks) for (const text of texts) markIn(text, words, marks);
    }
    section.hidden = count === before;
    section.querySelector('h2 span')!.textContent = isSearching
      ? part.replace('{found}', String(count - before)).replace('{all}', String(all.length))
      : '';
  }
  document.getElementById(NONE_ID)!.hidden = count > 0;
  if (marks) CSS.highlights.set('faq', marks);
  return isSearching ? counts[count]!.replace('{search}', search) : '';
}
