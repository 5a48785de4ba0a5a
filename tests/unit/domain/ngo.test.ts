import { array, assert, constantFrom, date, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/domain/durations.ts';
import {
  daysLate,
  deliveryTotals,
  NGO_STATUSES,
  NGO_TRANSITIONS,
  permitChangesAt,
  permitStateOf,
} from '#src/domain/ngo.ts';
import { mayMove } from '#src/domain/transitions.ts';

const until = new Date('2026-12-31T20:59:59.000Z');
const at = (offset: number) => new Date(until.getTime() + offset);
const moments = date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

describe('an institution', () => {
  it('moves as its application, its review and its suspension allow, and in no other way', () => {
    const moves = NGO_STATUSES.flatMap((from) =>
      NGO_STATUSES.filter((to) => mayMove(NGO_TRANSITIONS, from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'draft → needApproval',
      'needApproval → approved',
      'needApproval → rejected',
      'approved → suspended',
      'rejected → draft',
      'suspended → approved',
    ]);
  });
});

describe('a permit', () => {
  it.each([
    ['a millisecond before its last thirty days', -30 * DAY_MS - 1, 'valid'],
    ['as they begin', -30 * DAY_MS, 'expiring'],
    ['in its last moment', 0, 'expiring'],
    ['a millisecond later', 1, 'expired'],
  ])('%s', (_name, offset, state) => {
    expect(permitStateOf(until, at(offset))).toBe(state);
  });

  it('is another one at the moment that is told, and not a millisecond before', () => {
    assert(
      property(moments, moments, (validUntil, now) => {
        const changes = permitChangesAt(validUntil, now);
        const state = permitStateOf(validUntil, now);
        if (changes === Infinity) return state === 'expired';
        return (
          permitStateOf(validUntil, new Date(changes)) !== state &&
          permitStateOf(validUntil, new Date(changes - 1)) === state
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('a delivery', () => {
  it.each([
    ['2026-01-19', '2026-01-18', 0],
    ['2026-01-19', '2026-01-19', 0],
    ['2026-01-19', '2026-01-20', 1],
    ['2026-02-28', '2026-03-01', 1],
    ['2025-12-31', '2026-01-19', 19],
    ['2026-01-19', null, 0],
  ])('due on %s and here on %s is late by %i days', (dueOn, deliveredOn, days) => {
    expect(daysLate({ dueOn, deliveredOn })).toBe(days);
  });

  it('is a hundred percent only where every one is in full', () => {
    const delivery = record({
      verdict: constantFrom('full', 'partial', 'none'),
      late: integer({ min: 0, max: 400 }),
    }).map(({ late, verdict }) => ({
      verdict: verdict as 'full',
      dueOn: '2026-01-01',
      deliveredOn: new Date(Date.parse('2026-01-01') + late * DAY_MS).toISOString().slice(0, 10),
      late,
    }));
    assert(
      property(array(delivery, { minLength: 1, maxLength: 300 }), (deliveries) => {
        const totals = deliveryTotals(deliveries);
        expect(totals.percentInFull === 100).toBe(deliveries.every(({ verdict }) => verdict === 'full'));
        expect(totals.mostDaysLate).toBe(Math.max(...deliveries.map(({ late }) => late)));
        expect(totals.checked).toBe(deliveries.length);
      }),
      { numRuns: 100 },
    );
  });

  it('has no percentage before anything was checked', () => {
    expect(deliveryTotals([])).toEqual({ checked: 0, percentInFull: null, mostDaysLate: 0 });
  });
});
