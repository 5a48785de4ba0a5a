import { readReference, spellReference } from '#src/domain/reference.ts';
import type { Command } from '#src/server/platform/command.ts';
import { volunteerLines } from '#src/server/volunteers/volunteer-lines.ts';
import { findUnansweredVolunteers, markVolunteerAnswered } from '#src/server/volunteers/volunteers.repository.ts';

/** The oldest of them; the rest come when these are answered. */
const MESSAGES_SHOWN = 200;

export const volunteerCommands: Record<string, Command> = {
  'volunteer:offers': async (ctx, _args, print) => {
    const offers = await findUnansweredVolunteers(ctx.db, MESSAGES_SHOWN);
    for (const offer of offers) for (const line of volunteerLines(offer)) print(line);
    if (offers.length === 0) print('Every offer is answered.');
    return 0;
  },
  'volunteer:answered': async (ctx, [typed = ''], print) => {
    const reference = readReference(typed);
    const isMarked =
      reference !== undefined && (await markVolunteerAnswered(ctx.db, spellReference(reference), ctx.now()));
    print(isMarked ? 'Marked as answered.' : 'No unanswered offer has this number.');
    return isMarked ? 0 : 1;
  },
};
