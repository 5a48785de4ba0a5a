import { ACTIVITY_KINDS, type ActivityKind } from '#src/domain/activity.ts';
import { readActivityFile, saveActivityFile } from '#src/server/activities/activity-file.ts';
import { saveFromFile } from '#src/server/http/save-from-file.ts';
import type { Command } from '#src/server/platform/command.ts';

const isKind = (kind: string | undefined): kind is ActivityKind => ACTIVITY_KINDS.some((known) => known === kind);

/** What editors do with events and training. */
export const activityCommands: Record<string, Command> = {
  'activities:read': async (ctx, [kind, slug = ''], print) => {
    if (!isKind(kind) || slug === '') {
      print('Usage: activities:read event|training SLUG, prints it as a file for activities:save');
      return 2;
    }
    const found = await readActivityFile(ctx, kind, slug);
    print(found ? JSON.stringify(found.file, null, 2) : `No ${kind} has this address, published or not.`);
    return found ? 0 : 1;
  },
  'activities:save': async (ctx, [file, slug], print) => {
    if (!file) {
      print('Usage: activities:save FILE.json [SLUG]; with SLUG that one is changed, else a new one is stored.');
      print('activities:read prints one in this form. Times are those of the clocks of its time zone.');
      return 2;
    }
    return saveFromFile(ctx, file, print, async (content) => {
      const saved = await saveActivityFile(ctx, content, slug);
      return `Stored at ${saved.slug}.`;
    });
  },
};
