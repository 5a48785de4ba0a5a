import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  byMonth,
  contentsOf,
  countWords,
  daysOfMonth,
  isLong,
  languagesOf,
  minutesFor,
  monthOf,
  plainText,
  readingMinutes,
  withHeadingIds,
} from '#src/domain/article.ts';

describe('reading time', () => {
  it('is a minute at least, and grows with the words', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(500), fc.constantFrom('en', 'ar', 'tr'), (words, more, language) => {
        expect(minutesFor(words, language)).toBeGreaterThanOrEqual(1);
        expect(minutesFor(words + more, language)).toBeGreaterThanOrEqual(minutesFor(words, language));
      }),
    );
  });

  it('counts by the language: the same number of words takes longer in Arabic and Turkish', () => {
    expect([minutesFor(1140, 'en'), minutesFor(1140, 'tr'), minutesFor(1140, 'ar')]).toEqual([5, 7, 8]);
  });

  it('counts words of each script, and no tags or marks', () => {
    expect(countWords('Water at 162 meters: it runs.', 'en')).toBe(6);
    expect(countWords('بئر مأرب تعمل، والحمد لله.', 'ar')).toBe(5);
    expect(countWords('Marib’de kuyu çalışıyor.', 'tr')).toBe(3);
    expect(readingMinutes({ en: `<p>${'word '.repeat(456)}</p><p></p>`, tr: '<p>kısa</p>' })).toEqual({ en: 2, tr: 1 });
  });
});

describe('headings', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', 'م', 'ı', '1', '&amp;'), maxLength: 30 });
  const html = fc
    .array(fc.tuple(fc.constantFrom(2, 3), words))
    .map((list) => list.map(([level, text]) => `<h${level}>${text}</h${level}><p>x</p>`).join(''));

  it('each has one id of its own, and a second time changes nothing', () => {
    fc.assert(
      fc.property(html, (text) => {
        const once = withHeadingIds(text);
        const ids = contentsOf(once).map(({ id }) => id);
        expect(ids).toHaveLength(text.match(/<h[23]/g)?.length ?? 0);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => /^s-[\p{L}\p{N}-]+$/u.test(id))).toBe(true);
        expect(withHeadingIds(once)).toBe(once);
      }),
    );
  });

  it('keeps its id when its words change, and loses one that could be another’s of the page', () => {
    expect(contentsOf(withHeadingIds('<h2 id="s-cost">What it really cost</h2><h2 id="main">Main</h2>'))).toEqual([
      { id: 's-cost', text: 'What it really cost', level: 2 },
      { id: 's-main', text: 'Main', level: 2 },
    ]);
  });

  it('are read as words', () => {
    const body = withHeadingIds('<h2 lang="ar">كم <em>كلّفت</em></h2><h3>Q&amp;A</h3><h3>Q&amp;A</h3>');
    expect(contentsOf(body)).toEqual([
      { id: 's-كم-كلفت', text: 'كم كلّفت', level: 2 },
      { id: 's-q-a', text: 'Q&A', level: 3 },
      { id: 's-q-a-2', text: 'Q&A', level: 3 },
    ]);
    expect(isLong(contentsOf(body))).toBe(false);
    expect(isLong(contentsOf(withHeadingIds('<h2>a</h2><h2>b</h2><h2>c</h2>')))).toBe(true);
  });
});

test('plain text keeps words of neighboring blocks apart', () => {
  expect(plainText('<p>one</p><p>two &lt;b&gt;</p>')).toBe('one two <b>');
});

describe('months', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

  it('group every item once, in its order', () => {
    fc.assert(
      fc.property(fc.array(moments), (dates) => {
        const items = dates
          .toSorted((a, b) => b.getTime() - a.getTime())
          .map((at) => ({ publishedAt: at.toISOString() }));
        const groups = byMonth(items);
        expect(groups.flatMap((group) => group.items)).toEqual(items);
        expect(new Set(groups.map(({ month }) => month)).size).toBe(groups.length);
      }),
    );
  });

  it('have a first and a last day that hold all their moments', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const day = at.toISOString().slice(0, 10);
        const { from, to } = daysOfMonth(monthOf(at.toISOString()));
        expect(from <= day && day <= to).toBe(true);
        expect(monthOf(new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString())).not.toBe(day.slice(0, 7));
      }),
    );
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });
});

test('languages of a text are those in which something is written', () => {
  expect(languagesOf({ tr: 'a', en: '', ar: 'ب' })).toEqual(['ar', 'tr']);
});
