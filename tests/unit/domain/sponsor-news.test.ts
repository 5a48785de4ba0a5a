import { expect, it } from 'vitest';
import { mayReadNews } from '#src/domain/sponsor-news.ts';

const sponsorship = { id: 'mine', status: 'active' as const, firstAt: new Date('2026-03-10T23:00:00Z') };
const onPage = (happenedOn: string) => ({ happenedOn, isForSponsor: false, toldTo: null });

it('a sponsor reads what they were told, whenever it happened, also after the end', () => {
  const told = { happenedOn: '2026-01-01', isForSponsor: true, toldTo: 'mine' };
  expect(mayReadNews(sponsorship, told)).toBe(true);
  expect(mayReadNews({ ...sponsorship, status: 'cancelled' }, told)).toBe(true);
});

it('and nothing that another sponsor was told, or nobody', () => {
  for (const toldTo of ['another', null])
    expect(mayReadNews(sponsorship, { happenedOn: '2026-04-01', isForSponsor: true, toldTo })).toBe(false);
});

it('what stands on the page is read from the first day, while the sponsorship runs', () => {
  expect(mayReadNews(sponsorship, onPage('2026-03-09'))).toBe(false);
  expect(mayReadNews(sponsorship, onPage('2026-03-10'))).toBe(true);
  for (const status of ['cancelled', 'incomplete'] as const)
    expect(mayReadNews({ ...sponsorship, status }, onPage('2026-04-01'))).toBe(false);
  expect(mayReadNews({ ...sponsorship, firstAt: null }, onPage('2026-04-01'))).toBe(false);
});
