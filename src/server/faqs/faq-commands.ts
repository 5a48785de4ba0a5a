import { findVotes } from '#src/server/faqs/faqs.repository.ts';
import type { Command } from '#src/server/platform/command.ts';

export const faqCommands: Record<string, Command> = {
  'faqs:answered': async (ctx, _args, print) => {
    const votes = await findVotes(ctx.db);
    for (const { helped, locale, notHelped, slug } of votes)
      print(`${slug} (${locale}): helped ${helped}, did not help ${notHelped}`);
    if (votes.length === 0) print('Nobody has said yet whether an answer helped.');
    return 0;
  },
};
