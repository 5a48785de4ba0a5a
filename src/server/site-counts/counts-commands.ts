import type { Command } from '#src/server/platform/command.ts';
import { countsLines } from '#src/server/site-counts/counts-lines.ts';
import { findDonationCounts, findPageCounts } from '#src/server/site-counts/site-counts.repository.ts';

const DAY_MS = 86_400_000;
const DAYS_COUNTED = 30;

export const countsCommands: Record<string, Command> = {
  'site:counts': async (ctx, _args, print) => {
    const since = new Date(ctx.now().getTime() - (DAYS_COUNTED - 1) * DAY_MS).toISOString().slice(0, 10);
    const [pages, donations] = await Promise.all([findPageCounts(ctx.db, since), findDonationCounts(ctx.db, since)]);
    for (const line of countsLines(pages, donations)) print(line);
    return 0;
  },
};
