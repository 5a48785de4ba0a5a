import { findVotes } from '#src/server/faqs/faqs.repository.ts';
import { readFaqFile, saveFaq } from '#src/server/faqs/save-faq.ts';
import { saveFromFile } from '#src/server/http/save-from-file.ts';
import type { Command } from '#src/server/platform/command.ts';

/** What editors do with questions and answers. */
export const faqCommands: Record<string, Command> = {
  'faqs:read': async (ctx, [slug = ''], print) => {
    if (slug === '') {
      print('Usage: faqs:read SLUG, prints the question as a file for faqs:save');
      return 2;
    }
    const found = await readFaqFile(ctx, slug);
    print(found ? JSON.stringify(found, null, 2) : 'No question has this slug, published or not.');
    return found ? 0 : 1;
  },
  'faqs:save': async (ctx, [file], print) => {
    if (!file) {
      print('Usage: faqs:save QUESTION.json; the question of its slug is changed, else it is a new one.');
      print('faqs:read prints a question in this form.');
      return 2;
    }
    return saveFromFile(ctx, file, print, async (content) =>
      (await saveFaq(ctx, content)) === 'added' ? 'Added.' : 'Changed.',
    );
  },
  'faqs:answered': async (ctx, _args, print) => {
    const votes = await findVotes(ctx.db);
    for (const { helped, locale, notHelped, slug } of votes)
      print(`${slug} (${locale}): helped ${helped}, did not help ${notHelped}`);
    if (votes.length === 0) print('Nobody has said yet whether an answer helped.');
    return 0;
  },
};
