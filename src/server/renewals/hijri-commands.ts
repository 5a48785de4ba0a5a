import { readFile } from 'node:fs/promises';
import type { Command } from '#src/server/platform/command.ts';
import { announceMonth, findMonth, listAnnounced, type Shifted } from '#src/server/renewals/announce-month.ts';
import { importMonths } from '#src/server/renewals/import-months.ts';

function printShifted({ months, moved }: Shifted, print: (line: string) => void): void {
  for (const { from, name, to } of months) print(`${name} begins on ${to} (before: ${from}).`);
  if (months.length === 0) print('Every month begins as it was known.');
  print(`${moved} recurring donations have another next date.`);
}

export const hijriCommands: Record<string, Command> = {
  'hijri:shift': async (ctx, [name = '', by = '', ...rest], print) => {
    const source = rest.join(' ').trim();
    if ((by !== '+1' && by !== '-1') || source === '' || source.length > 200) {
      print('Usage: hijri:shift 1448-09 +1 SOURCE (or -1), when an authority announced another first day of a month');
      return 2;
    }
    const result = await announceMonth(ctx, { name, by: by === '+1' ? 1 : -1, source });
    if (result.outcome === 'shifted') {
      printShifted(result, print);
      return 0;
    }
    print(
      result.outcome === 'unknownMonth'
        ? 'No such month. Name it as 1448-09, from 1440 to 1500.'
        : 'The month before would not have 29 or 30 days. Announce that one first.',
    );
    return 1;
  },
  'hijri:import': async (ctx, [file, ...rest], print) => {
    const source = rest.join(' ').trim();
    if (!file || source === '' || source.length > 200) {
      print('Usage: hijri:import FILE.csv SOURCE');
      print('Its columns: the month as 1448-09, and its first day as 2027-02-08.');
      return 2;
    }
    const result = await importMonths(ctx, await readFile(file, 'utf8'), source);
    if (result.outcome === 'refused') {
      for (const error of result.errors) print(error);
      print('Nothing was imported.');
      return 1;
    }
    printShifted(result, print);
    return 0;
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
