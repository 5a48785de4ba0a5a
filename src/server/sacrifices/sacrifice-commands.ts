import { readFile } from 'node:fs/promises';
import { isUuid } from '#src/domain/uuid.ts';
import type { Command } from '#src/server/platform/command.ts';
import { recordSlaughter, undoSlaughter } from '#src/server/sacrifices/record-slaughter.ts';

const isAnimal = (sacrificeId: string, number: string): boolean => isUuid(sacrificeId) && /^[1-9]\d{0,5}$/.test(number);

/** What proves it: an address of another site, or a file that this site keeps. */
const readProof = async (where: string | undefined) => {
  if (where === undefined || where === '') return {};
  if (/^https?:\/\//.test(where)) return { proofUrl: where };
  return { proofFile: new File([await readFile(where)], 'proof') };
};

export const sacrificeCommands: Record<string, Command> = {
  'sacrifice:done': async (ctx, [sacrificeId = '', number = '', local = '', place = '', proof = '', where], print) => {
    if (!isAnimal(sacrificeId, number) || place === '' || proof === '') {
      print(
        'Usage: sacrifice:done SACRIFICE ANIMAL 2026-05-27T09:30 PLACE PROOF [URL or FILE], the time by the clocks of its country',
      );
      return 2;
    }
    const done = { sacrificeId, number: Number(number), local, place, proof, ...(await readProof(where)) };
    const result = await recordSlaughter(ctx, done);
    if (result.outcome === 'recorded') print(`Recorded. ${result.informed} donors get an email.`);
    else
      print(
        result.outcome === 'unknown' ? 'No share of such an animal was taken.' : 'This slaughter was recorded before.',
      );
    return result.outcome === 'recorded' ? 0 : 1;
  },
  'sacrifice:undo': async (ctx, [sacrificeId = '', number = '', reason = ''], print) => {
    if (!isAnimal(sacrificeId, number) || reason === '') {
      print('Usage: sacrifice:undo SACRIFICE ANIMAL REASON, for a slaughter that was recorded by mistake');
      return 2;
    }
    const result = await undoSlaughter(ctx, { sacrificeId, number: Number(number), reason });
    print(
      result.outcome === 'undone'
        ? `Taken back. ${result.informed} donors get an email.`
        : 'No slaughter of such an animal is recorded.',
    );
    return result.outcome === 'undone' ? 0 : 1;
  },
};
