import { parseArgs } from 'node:util';
import { resumeNgo, suspendNgo, type SuspensionOutcome } from '#src/server/ngos/suspend-ngo.ts';
import type { Command } from '#src/server/platform/command.ts';

const said = (outcome: SuspensionOutcome, words: Record<SuspensionOutcome, string>, print: (line: string) => void) => {
  print(words[outcome]);
  return outcome === 'done' || outcome === 'told' ? 0 : 1;
};

export const ngoCommands: Record<string, Command> = {
  'ngos:suspend': async (ctx, args, print) => {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { reason: { type: 'string', default: '' } },
      allowPositionals: true,
      strict: false,
    });
    const reason = String(values.reason).trim();
    const [slug = ''] = positionals;
    if (slug === '' || reason === '') {
      print('Usage: ngos:suspend SLUG --reason "what the institution is told", the slug of its page');
      return 2;
    }
    return said(
      await suspendNgo(ctx, slug, reason),
      {
        unknown: 'No institution has this address.',
        already: 'Only an approved institution can be suspended, and this one is not.',
        done: 'Suspended. Its projects accept no donations. It has no email address: tell it yourself.',
        told: 'Suspended. Its projects accept no donations, and it gets an email with the reason.',
      },
      print,
    );
  },
  'ngos:resume': async (ctx, [slug = ''], print) => {
    if (slug === '') {
      print('Usage: ngos:resume SLUG, the slug of its page');
      return 2;
    }
    return said(
      await resumeNgo(ctx, slug),
      {
        unknown: 'No institution has this address.',
        already: 'This institution is not suspended.',
        done: 'Its projects accept donations again. It has no email address: tell it yourself.',
        told: 'Its projects accept donations again, and it gets an email.',
      },
      print,
    );
  },
};
