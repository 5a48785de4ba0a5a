import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { momentOf, timeLeft } from '#src/domain/local-time.ts';
import {
  ANIMALS,
  type Herd,
  holdUntil,
  MAX_SHARES,
  phaseAt,
  placeShares,
  priceSacrifice,
  type Share,
  sharesLeft,
  sharesOf,
} from '#src/domain/sacrifice.ts';

const herds = fc.record({ size: fc.constantFrom(1 as const, 7 as const), stock: fc.integer({ min: 1, max: 12 }) });

test('a sheep and a goat are one share, a cow and a camel seven', () => {
  expect(ANIMALS.map(sharesOf)).toEqual([1, 1, 7, 7]);
});

describe('shares', () => {
  it('are never above seven of an animal, never given twice, and none is lost, whoever comes and goes', () => {
    fc.assert(
      fc.property(
        herds,
        fc.array(fc.record({ wanted: fc.integer({ min: 1, max: 9 }), leaves: fc.boolean() }), { maxLength: 60 }),
        (herd: Herd, buyers) => {
          let taken: Share[] = [];
          for (const { leaves, wanted } of buyers) {
            const left = sharesLeft(herd, taken.length);
            const placed = placeShares(herd, taken, wanted);
            expect(placed === undefined).toBe(wanted > left);
            if (!placed) continue;
            expect(placed).toHaveLength(wanted);
            taken = [...taken, ...placed];
            const names = taken.map(({ number, position }) => `${number}.${position}`);
            expect(new Set(names).size).toBe(names.length);
            for (const { number, position } of taken) {
              expect(number).toBeLessThanOrEqual(herd.stock);
              expect(position).toBeLessThanOrEqual(herd.size);
              expect(Math.min(number, position)).toBeGreaterThanOrEqual(1);
            }
            if (leaves) taken = taken.slice(wanted);
          }
        },
      ),
    );
  });

  it('fill an animal before the next is begun', () => {
    const taken = [1, 2, 3, 4, 5].map((position) => ({ number: 1, position }));
    expect(placeShares({ size: 7, stock: 3 }, taken, 3)).toEqual([
      { number: 1, position: 6 },
      { number: 1, position: 7 },
      { number: 2, position: 1 },
    ]);
  });

  it('that were given back are taken first', () => {
    const taken = [1, 2, 3, 5, 6, 7].map((position) => ({ number: 1, position }));
    expect(placeShares({ size: 7, stock: 1 }, taken, 1)).toEqual([{ number: 1, position: 4 }]);
    expect(placeShares({ size: 7, stock: 1 }, taken, 2)).toBeUndefined();
  });

  it('are whole numbers from one', () => {
    for (const wanted of [0, -1, 0.5]) expect(() => placeShares({ size: 7, stock: 1 }, [], wanted)).toThrow(RangeError);
  });
});

describe('a local time', () => {
  it.each([
    ['2026-05-26T18:00', 'Africa/Khartoum', '2026-05-26T16:00:00.000Z'],
    ['2026-05-26T18:00', 'Asia/Dhaka', '2026-05-26T12:00:00.000Z'],
    ['2026-05-26T18:00', 'Asia/Kathmandu', '2026-05-26T12:15:00.000Z'],
    ['2026-05-26T18:00', 'America/New_York', '2026-05-26T22:00:00.000Z'],
    ['2026-01-26T18:00', 'America/New_York', '2026-01-26T23:00:00.000Z'],
    ['2026-05-26T18:00', 'Pacific/Kiritimati', '2026-05-26T04:00:00.000Z'],
    ['2026-05-26T18:00', 'Pacific/Pago_Pago', '2026-05-27T05:00:00.000Z'],
    // Sarajevo's clocks skip 02:30 in spring, and show it twice in autumn.
    ['2026-03-29T02:30', 'Europe/Sarajevo', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Sarajevo', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T01:59', 'Europe/Sarajevo', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Sarajevo', '2026-03-29T01:00:00.000Z'],
    // Cairo's clocks skip the hour from midnight on.
    ['2026-04-24T00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, moment) => {
    expect(momentOf(local, zone).toISOString()).toBe(moment);
  });

  it('is shown by the clocks of its zone at its moment, unless they skip it', () => {
    const zones = ['Asia/Riyadh', 'Europe/Istanbul', 'Africa/Cairo', 'America/New_York', 'Australia/Lord_Howe'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) }),
        (zone, at) => {
          const minute = Math.floor(at / 60_000) * 60_000;
          const local = new Date(minute).toLocaleString('sv', { timeZone: zone }).slice(0, 16).replace(' ', 'T');
          const found = momentOf(local, zone);
          expect(found.toLocaleString('sv', { timeZone: zone }).slice(0, 16).replace(' ', 'T')).toBe(local);
          expect(found.getTime()).toBeLessThanOrEqual(minute);
        },
      ),
    );
  });

  it('has a form and a zone', () => {
    for (const local of ['2026-05-26', '2026-02-30T10:00', '2026-05-26T24:30', 'soon'])
      expect(() => momentOf(local, 'UTC')).toThrow(RangeError);
    expect(() => momentOf('2026-05-26T18:00', 'Africa/Nowhere')).toThrow(RangeError);
  });
});

describe('the cut-off', () => {
  it.each(['Africa/Khartoum', 'Asia/Dhaka', 'Europe/Sarajevo', 'America/New_York'])(
    'closes at its second in %s',
    (zone) => {
      const closesAt = momentOf('2026-05-26T18:00', zone);
      const opensAt = momentOf('2026-05-18T00:00', zone);
      const at = (moment: Date, milliseconds: number) =>
        phaseAt({ opensAt, closesAt }, new Date(moment.getTime() + milliseconds));
      expect(at(opensAt, -1)).toBe('upcoming');
      expect(at(opensAt, 0)).toBe('open');
      expect(at(closesAt, -1)).toBe('open');
      expect(at(closesAt, 0)).toBe('closed');
    },
  );
});

const minutes = (count: number) => timeLeft(count * 60_000, 0);

describe('the time left', () => {
  it('has two units at most', () => {
    expect(minutes(3 * 1440 + 4 * 60 + 59)).toEqual({ days: 3, hours: 4 });
    expect(minutes(1440)).toEqual({ days: 1, hours: 0 });
    expect(minutes(1439)).toEqual({ hours: 23, minutes: 59 });
    expect(minutes(60)).toEqual({ hours: 1, minutes: 0 });
    expect(minutes(59.9)).toEqual({ minutes: 59 });
    expect(minutes(0.2)).toEqual({ minutes: 1 });
    expect(minutes(0)).toBeUndefined();
    expect(minutes(-1)).toBeUndefined();
  });
});

describe('an unpaid order', () => {
  const placed = new Date('2026-05-20T10:00:00Z');
  const after = (hours: number) => new Date(placed.getTime() + hours * 3_600_000);
  it('keeps its shares for two hours by card, also across the cut-off', () => {
    expect(holdUntil('card', placed, [after(1)])).toEqual(after(2));
  });
  it('keeps them for three days by transfer, but not beyond the first cut-off', () => {
    expect(holdUntil('bank', placed, [after(200)])).toEqual(after(72));
    expect(holdUntil('bank', placed, [after(200), after(30)])).toEqual(after(30));
    expect(holdUntil('bank', placed, [after(0.5)])).toEqual(after(2));
  });
});

describe('the price', () => {
  const terms = { price: 6800, left: 3, phase: 'open' as const, needsNames: true };
  const line = { quantity: 2, onBehalfOf: ['Huda', 'Salim'], proxyAccepted: true };
  const faultsOf = (change: object, changed: object = {}) => {
    const result = priceSacrifice({ ...line, ...change }, { ...terms, ...changed });
    return result.outcome === 'refused' ? result.faults : [];
  };

  it('is that of the shares, with nothing for an endowment', () => {
    expect(priceSacrifice(line, terms)).toEqual({
      outcome: 'priced',
      unitPrice: 6800,
      quantity: 2,
      amount: 13_600,
      endowment: 0,
    });
  });

  it.each([
    [{ quantity: 4 }, {}, { field: 'quantity', code: 'tooHigh', limit: 3 }],
    [{ quantity: 1, onBehalfOf: ['Huda'] }, { left: 0 }, { field: 'quantity', code: 'tooHigh', limit: 0 }],
    [{ quantity: 50 }, { left: 700 }, { field: 'quantity', code: 'tooHigh', limit: MAX_SHARES }],
    [{ quantity: 0 }, {}, { field: 'quantity', code: 'tooLow', limit: 1 }],
    [{}, { phase: 'closed' }, { field: 'sacrificeId', code: 'invalidSelection' }],
    [{}, { phase: 'upcoming' }, { field: 'sacrificeId', code: 'invalidSelection' }],
    [{ onBehalfOf: ['Huda'] }, {}, { field: 'onBehalfOf.1', code: 'required' }],
    [{ onBehalfOf: ['a', 'b', 'c'] }, {}, { field: 'onBehalfOf', code: 'tooLong', limit: 2 }],
    [{ proxyAccepted: false }, {}, { field: 'proxyAccepted', code: 'required' }],
    [{ proxyAccepted: undefined }, {}, { field: 'proxyAccepted', code: 'required' }],
    [{ isSubscription: true }, {}, { field: 'isSubscription', code: 'invalidSelection' }],
    [{ intention: 'zakat' as const }, {}, { field: 'intention', code: 'invalidSelection' }],
  ])('refuses %j of %j', (change, changed, fault) => {
    expect(faultsOf(change, changed)).toEqual([fault]);
  });

  it('needs no names for a vow, but all of them where one is given', () => {
    expect(faultsOf({ onBehalfOf: undefined }, { needsNames: false })).toEqual([]);
    expect(faultsOf({ onBehalfOf: ['Huda'] }, { needsNames: false })).toEqual([
      { field: 'onBehalfOf.1', code: 'required' },
    ]);
    expect(faultsOf({ onBehalfOf: undefined })).toHaveLength(2);
  });

  it('names everything that is wrong at once', () => {
    expect(faultsOf({ quantity: 9, proxyAccepted: false }).map(({ field }) => field)).toEqual([
      'quantity',
      'proxyAccepted',
    ]);
  });
});
