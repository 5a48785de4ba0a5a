import { readReference, spellReference } from '#src/domain/reference.ts';
import { applicationLines } from '#src/server/applications/application-lines.ts';
import { findUnanswered as findUnansweredApplications } from '#src/server/applications/applications.repository.ts';
import { answerApplication, cancelActivity } from '#src/server/applications/staff-acts.ts';
import type { Command } from '#src/server/platform/command.ts';

/** The oldest of them; the rest come when these are answered. */
const MESSAGES_SHOWN = 200;

export const applicationCommands: Record<string, Command> = {
  'applications:open': async (ctx, _args, print) => {
    const open = await findUnansweredApplications(ctx.db, MESSAGES_SHOWN);
    for (const { application, title } of open) for (const line of applicationLines(application, title)) print(line);
    if (open.length === 0) print('Every application is answered.');
    return 0;
  },
  'applications:answer': async (ctx, [typed = '', answer], print) => {
    const reference = readReference(typed);
    if (answer !== 'accepted' && answer !== 'rejected') {
      print('Usage: applications:answer NUMBER accepted|rejected');
      return 2;
    }
    const outcome =
      reference === undefined ? 'unknown' : await answerApplication(ctx, spellReference(reference), answer);
    print(
      {
        answered: 'Answered, and the person gets an email.',
        already: 'This application was answered or withdrawn before.',
        unknown: 'No application for training has this number.',
      }[outcome],
    );
    return outcome === 'answered' ? 0 : 1;
  },
  'activity:cancel': async (ctx, [kind, slug = ''], print) => {
    if ((kind !== 'event' && kind !== 'training') || slug === '') {
      print('Usage: activity:cancel event|training SLUG');
      return 2;
    }
    const told = await cancelActivity(ctx, kind, slug);
    print(
      told === undefined ? 'There is nothing to cancel at this address.' : `Canceled. ${told} people get an email.`,
    );
    return told === undefined ? 1 : 0;
  },
};
