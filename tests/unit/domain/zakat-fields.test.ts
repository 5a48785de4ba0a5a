import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatDecimal } from '#money/format-money.ts';
import { parseScaled } from '#money/parse-money.ts';
import { assetOf, figureOf, placesOf, readZakatFields } from '#src/domain/zakat-fields.ts';
import { zakatTerms } from '#src/domain/zakat-rules.ts';
import { assetTotal, zakatOn } from '#src/domain/zakat.ts';
import { zakatExamples } from '#tests/fixtures/ruling-examples.ts';
import { exampleRules } from '#tests/fixtures/zakat.ts';

const read = (fields: Record<string, string>, sign: '.' | ',' = '.') => readZakatFields(fields, 'USD', sign);

describe("the calculator's form", () => {
  it('reads numbers in every way that people write them', () => {
    expect(read({ cash: '$1,250.50' }).wealth.cash).toBe(125_050);
    expect(read({ cash: '1.250,50' }, ',').wealth.cash).toBe(125_050);
    expect(read({ cash: '١٢٥٠٫٥' }).wealth.cash).toBe(125_050);
    expect(read({ gold21: '20.5' }).wealth.gold).toEqual([{ caliber: 21, milligrams: 20_500 }]);
    expect(read({ gold24: '20,5' }, ',').wealth.gold).toEqual([{ caliber: 24, milligrams: 20_500 }]);
    expect(read({ silver: '٥٩٥' }).wealth.silver).toEqual([{ milligrams: 595_000 }]);
  });

  it.each([
    '85 g',
    '85g',
    '85 gr',
    '85 GR',
    '85 gr.',
    '85 gram',
    '85.0 grams',
    '٨٥ غ',
    '٨٥ غ\u200F',
    '٨٥ غرامًا',
    '８５ g',
    '85 جم',
  ])('reads a weight with its unit: %s', (text) => {
    expect(read({ gold24: text })).toMatchObject({ wealth: { gold: [{ milligrams: 85_000 }] }, errors: [] });
  });

  it.each([
    ['gold24', '85 kg'],
    ['silver', '85 oz'],
    ['silver', 'g'],
    ['silver', '85 g g'],
    ['cash', '85 g'],
    ['stockCount0', '85 g'],
  ])('reads no other unit, and none where nothing is weighed: %s %s', (path, text) => {
    expect(read({ [path]: text }).errors).toContainEqual({ path, code: 'invalidType' });
  });

  it('reads any weight with its unit as without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.constantFrom('g', ' g', ' gr', ' غ'), (milligrams, unit) => {
        const text = (milligrams / 1000).toFixed(3);
        expect(read({ silver: `${text}${unit}` }).wealth.silver).toEqual([{ milligrams }]);
      }),
    );
  });

  it('counts what is owed to the donor as cash, in a line of its own', () => {
    const { wealth } = read({ cash: '10', owed: '5' });
    expect(wealth).toMatchObject({ cash: 1000, owed: 500 });
    const terms = zakatTerms(exampleRules, { standard: 'gold85', year: 'lunar' });
    expect(assetTotal('cash', wealth, terms)).toBe(1500);
    expect(zakatOn(wealth, terms)).toMatchObject({
      wealth: 1500,
      lines: [{ amount: 1000 }, { index: 1, amount: 500 }],
    });
  });

  it('reads shares with six decimals, and leaves out rows without a count or a value', () => {
    const fields = { stockCount0: '10.5', stockValue0: '7', stockIntention0: 'hold', stockCount1: '3' };
    expect(read(fields).wealth.stocks).toEqual([
      { symbol: undefined, millionths: 10_500_000, value: 700, intention: 'hold' },
    ]);
    expect(read({ fundCount1: '0.000001', fundValue1: '1' }).wealth.funds).toMatchObject([{ millionths: 1 }]);
  });

  it('reads a point before three digits as the language does', () => {
    expect(read({ stockCount0: '10.500', stockValue0: '1' }).wealth.stocks?.[0]?.millionths).toBe(10_500_000);
    expect(read({ stockCount0: '10.500', stockValue0: '1' }, ',').wealth.stocks?.[0]?.millionths).toBe(10_500_000_000);
    expect(read({ gold24: '1.250' }).wealth.gold?.[0]?.milligrams).toBe(1250);
    expect(read({ gold24: '1.250' }, ',').wealth.gold?.[0]?.milligrams).toBe(1_250_000);
  });

  it('names what cannot be read, and counts it as nothing', () => {
    const { errors, wealth } = read({ cash: 'much', gold24: '1.2345', silver: '-4', debts: '99999999999999999999' });
    expect(errors.map(({ path }) => path)).toEqual(['cash', 'gold24', 'silver', 'debts']);
    expect(wealth).toMatchObject({ cash: 0, gold: [], silver: [], debts: 0 });
    expect(read({ gold24: '2000000000' }).errors).toEqual([{ path: 'gold24', code: 'tooHigh' }]);
    // Each of the two is within its own limit.
    const line = { stockCount0: '1000000000', stockValue0: '20000' };
    expect(read(line).errors).toEqual([{ path: 'stockValue0', code: 'tooHigh', isOfLine: true }]);
  });

  it.each([
    ['cash', '99999999999999999'],
    ['cash', '$99,999,999,999,999,999'],
    ['debts', '٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٫٥'],
    ['silver', '99999999999999999'],
    ['stockCount0', '99999999999999999'],
  ])('asks for a smaller number where %s is too large to be computed: %s', (path, text) => {
    expect(read({ [path]: text }).errors).toContainEqual({ path, code: 'tooHigh' });
  });

  it.each(['--5', '5-5', '- apples', '-', '99999999999999999 apples', '0.005 apples'])(
    'asks for a number in place of %s',
    (cash) => {
      expect(read({ cash }).errors).toEqual([{ path: 'cash', code: 'invalidType' }]);
    },
  );

  it.each([
    ['cash', '-5'],
    ['cash', '$-5'],
    ['cash', '-$5.125'],
    ['debts', '٥-'],
    ['debts', '−٥'],
    ['gold24', '-5 g'],
    ['silver', '-99999999999999999'],
    ['fundCount1', '\u200E-1,5'],
  ])('asks for 0 or more where %s is below zero: %s', (path, text) => {
    expect(read({ [path]: text }).errors).toContainEqual({ path, code: 'tooLow' });
  });

  it.each([
    ['cash', '0.005', '.'],
    ['cash', '$0.005', '.'],
    ['debts', '٠٫٠٠٥', '.'],
    ['owed', '1.250,505', ','],
    ['stockValue0', '0.00000000000000000005', '.'],
    ['gold24', '1.2345', '.'],
    ['jewellery', '1,2345', ','],
    ['fundCount1', '0.0000001', '.'],
  ] as const)('asks for fewer decimals where %s is %s', (path, text, sign) => {
    expect(read({ [path]: text }, sign).errors.find((error) => error.path === path)).toEqual({
      path,
      code: 'invalidFormat',
    });
  });

  it.each(['cash', 'stockValue1', 'gold18', 'jewellery', 'silver', 'stockCount0', 'fundCount1'])(
    'takes as many decimals in %s as it says',
    (path) => {
      const codesOf = (decimals: number) =>
        read({ [path]: `1.${'5'.repeat(decimals)}` })
          .errors.filter((error) => error.path === path)
          .map(({ code }) => code);
      const places = placesOf(figureOf(path), 'USD');
      expect(codesOf(places)).toEqual([]);
      // One more might be read as thousands.
      expect(codesOf(places + 2)).toEqual(['invalidFormat']);
    },
  );

  it('goes by 85 g of gold and the lunar year unless another is chosen', () => {
    expect(read({ nisabStandard: 'gold90', year: 'leap' })).toMatchObject({ standard: 'gold85', year: 'lunar' });
    expect(read({ nisabStandard: 'silver595', year: 'solar' })).toMatchObject({ standard: 'silver595', year: 'solar' });
  });
});

test('a number reads the same with its language’s own decimal sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 999_999 }), (whole, parts) => {
      const decimals = String(parts).padStart(6, '0');
      const value = whole * 1_000_000 + parts;
      expect(parseScaled(`${whole}.${decimals}`, 6, '.')).toBe(value);
      expect(parseScaled(`${whole},${decimals}`, 6, ',')).toBe(value);
      expect(parseScaled(`${whole}٫${decimals}`, 6)).toBe(value);
    }),
  );
});

test('no text makes the form fail', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('cash', 'gold21', 'silver', 'stockCount0', 'year'), fc.string()),
      (typed) => {
        expect(() => read(typed)).not.toThrow();
      },
    ),
  );
});

test.each([
  [{ stockCount0: '100' }, 'stockValue0'],
  [{ stockValue2: '20' }, 'stockCount2'],
  [{ fundCount1: '3' }, 'fundValue1'],
])('half a line is named: %j', (fields, path) => {
  expect(readZakatFields(fields, 'USD', '.').errors).toEqual([{ path, code: 'required' }]);
});

describe('the lines of shares and of funds', () => {
  it('are three and two, and one more each time that one is asked for, to twenty', () => {
    expect(read({}).lines).toEqual({ stock: 3, fund: 2 });
    expect(read({ more: 'fund', fundRows: '2', stockRows: '5' }).lines).toEqual({ stock: 5, fund: 3 });
    expect(read({ more: 'stock', stockRows: '20' }).lines.stock).toBe(20);
    expect(read({ stockRows: '9999999', fundRows: 'many' }).lines).toEqual({ stock: 20, fund: 2 });
  });

  it('are as many as hold something', () => {
    expect(read({ stockCount7: '3', fundSymbol4: 'X' }).lines).toEqual({ stock: 8, fund: 5 });
  });

  it('are all counted, to the last', () => {
    const lines = Array.from({ length: 20 }, (_, row) => [`stockCount${row}`, `stockValue${row}`]).flat();
    const { errors, wealth } = read(Object.fromEntries(lines.map((name) => [name, '2'])));
    expect(errors).toEqual([]);
    expect(wealth.stocks).toHaveLength(20);
    expect(read({ fundValue19: '5' }).errors).toEqual([{ path: 'fundCount19', code: 'required' }]);
    expect(read({ stockCount20: '5' })).toMatchObject({ isEmpty: true, errors: [] });
  });
});

test('an empty line and a line of nothing are no error', () => {
  expect(readZakatFields({ stockSymbol0: '2222', stockCount1: '0', fundValue0: '0' }, 'USD', '.').errors).toEqual([]);
});

test('a form with no figure is empty, and one with a zero is not', () => {
  expect(readZakatFields({ year: 'solar', stockSymbol0: 'X' }, 'USD', '.').isEmpty).toBe(true);
  expect(readZakatFields({ cash: '0' }, 'USD', '.').isEmpty).toBe(false);
});

const computed = (fields: Record<string, string>) => {
  const { errors, standard, wealth, year } = readZakatFields(fields, 'USD', '.');
  expect(errors).toEqual([]);
  return zakatOn(wealth, zakatTerms(exampleRules, { standard, year }));
};

// docs/rulings/zakat.md
test.each(zakatExamples)('worked by hand: $name', ({ fields, wealth, zakat }) => {
  expect(computed({ ...fields })).toMatchObject({ wealth, zakat });
});

test('what is typed counts as what a client sends, for any sums and weights', () => {
  const minor = fc.integer({ min: 0, max: 10 ** 9 });
  fc.assert(
    fc.property(minor, minor, fc.integer({ min: 0, max: 10 ** 7 }), (cash, debts, milligrams) => {
      const typed = computed({
        cash: formatDecimal({ minor: cash, currency: 'USD' }),
        debts: formatDecimal({ minor: debts, currency: 'USD' }),
        gold24: `${Math.trunc(milligrams / 1000)}.${String(milligrams % 1000).padStart(3, '0')}`,
      });
      const sent = zakatOn(
        {
          cash,
          gold: milligrams > 0 ? [{ milligrams, caliber: 24 }] : [],
          silver: [],
          stocks: [],
          funds: [],
          debts,
          includesJewellery: false,
        },
        zakatTerms(exampleRules, { standard: 'gold85', year: 'lunar' }),
      );
      expect(typed).toEqual(sent);
    }),
  );
});

test.each([
  ['cash', 'cash'],
  ['owed', 'cash'],
  ['gold21', 'gold'],
  ['jewellery', 'gold'],
  ['silver', 'silver'],
  ['stockValue2', 'stocks'],
  ['fundCount0', 'funds'],
  ['debts', 'debts'],
])('the field %s belongs to %s', (path, kind) => {
  expect(assetOf(path)).toBe(kind);
});
