import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_LIFETIME_MS, CODE_LIMITS, MAX_TRIES, mayTry, secondsToNextCode } from '#src/domain/one-time-code.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);

describe('the next code', () => {
  it.each([
    ['none was sent', [], 0],
    ['one was sent just now', [0], 60],
    ['one was sent 59 seconds ago', [59], 1],
    ['one was sent a minute ago', [60], 0],
    ['five were sent in the last hour', [100, 200, 300, 400, 3000], 600],
    ['ten were sent in the last day', [4000, 5000, 6000, 7000, 8000, 9000, 10_000, 11_000, 12_000, 80_000], 6400],
  ])('where %s', (_what, sent, wait) => {
    expect(secondsToNextCode(sent.map(ago), NOW)).toBe(wait);
  });

  it('does not wait for one that was sent for something else, but counts it', () => {
    expect(secondsToNextCode([ago(10)], NOW, [])).toBe(0);
    expect(secondsToNextCode([100, 200, 300, 400, 3000].map(ago), NOW, [])).toBe(600);
  });

  it('never comes more often than the limits allow, whoever asks how often', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 120 }), (waits) => {
        const sent: Date[] = [];
        let now = NOW.getTime();
        for (const wait of waits) {
          now += wait * 1000;
          if (secondsToNextCode(sent, new Date(now)) === 0) sent.push(new Date(now));
          for (const { most, withinMs } of CODE_LIMITS)
            expect(sent.filter((at) => at.getTime() > now - withinMs).length).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});

describe('a code', () => {
  const code = { expiresAt: new Date(NOW.getTime() + CODE_LIFETIME_MS), tries: 0, usedAt: null };
  it.each([
    ['that is fresh', {}, true],
    ['at its last try', { tries: MAX_TRIES - 1 }, true],
    ['that was tried five times', { tries: MAX_TRIES }, false],
    ['that was used', { usedAt: NOW }, false],
    ['that has expired', { expiresAt: NOW }, false],
  ])('%s may be tried: %j', (_what, change, may) => {
    expect(mayTry({ ...code, ...change }, NOW)).toBe(may);
  });

  it('that was never sent may not be tried', () => {
    expect(mayTry(undefined, NOW)).toBe(false);
  });
});
