import { readReference, spellReference } from '#src/domain/reference.ts';
import { findUnanswered, markAnswered } from '#src/server/contact/contact.repository.ts';
import { messageLines } from '#src/server/contact/message-lines.ts';
import type { Command } from '#src/server/platform/command.ts';

/** The oldest of them; the rest come when these are answered. */
const MESSAGES_SHOWN = 200;

export const contactCommands: Record<string, Command> = {
  'contact:messages': async (ctx, _args, print) => {
    const messages = await findUnanswered(ctx.db, MESSAGES_SHOWN);
    for (const message of messages) for (const line of messageLines(message)) print(line);
    if (messages.length === 0) print('Every message is answered.');
    return 0;
  },
  'contact:answered': async (ctx, [typed = ''], print) => {
    const reference = readReference(typed);
    const isMarked = reference !== undefined && (await markAnswered(ctx.db, spellReference(reference), ctx.now()));
    print(isMarked ? 'Marked as answered.' : 'No unanswered message has this number.');
    return isMarked ? 0 : 1;
  },
};
