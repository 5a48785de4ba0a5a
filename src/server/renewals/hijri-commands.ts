import type { Command } from '#src/server/platform/command.ts';
import { announceMonth, findMonth, listAnnounced } from '#src/server/renewals/announce-month.ts';

export const hijriCommands: Record<string, Command> = {
  'hijri:shift': async (ctx, [name = '', by = '', ...rest], print) => {
    const source = rest.join(' ').trim();
    if ((by !== '+1' && by !== '-1') || source === '' || source.length > 200) {
      print('Usage: hijri:shift 1448-09 +1 SOURCE (or -1), when an authority announced another first day of a month');
      return 2;
    }
    const result = await announceMonth(ctx, { name, by: by === '+1' ? 1 : -1, source });
    if (result.outcome === 'shifted') {
      for (const { from, name: month, to } of result.months) print(`${month} begins on ${to} (before: ${from}).`);
      print(`${result.moved} recurring donations have another next date.`);
      return 0;
    }
    print(
      result.outcome === 'unknownMonth'
        ? 'No such month. Name it as 1448-09, from 1440 to 1500.'
        : 'The month before would not have 29 or 30 days. Announce that one first.',
    );
    return 1;
  },
  'hijri:months': async (ctx, [name = ''], print) => {
    if (name !== '') {
      const found = await findMonth(ctx, name);
      print(found ? `${name} begins on ${found.startsOn} (${found.source ?? 'Umm al-Qura'}).` : 'No such month.');
      return found ? 0 : 1;
    }
    const all = await listAnnounced(ctx);
    if (all.length === 0) print('No month was announced otherwise: all follow the Umm al-Qura calendar.');
    for (const { name: month, source, startsOn } of all) print(`${month} begins on ${startsOn} (${source}).`);
    return 0;
  },
};
