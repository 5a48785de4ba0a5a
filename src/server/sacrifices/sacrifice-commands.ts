import { isUuid } from '#src/domain/uuid.ts';
import type { Command } from '#src/server/platform/command.ts';
import { recordSlaughter } from '#src/server/sacrifices/record-slaughter.ts';

export const sacrificeCommands: Record<string, Command> = {
  'sacrifice:done': async (
    ctx,
    [sacrificeId = '', number = '', local = '', place = '', proof = '', proofUrl],
    print,
  ) => {
    if (!isUuid(sacrificeId) || !/^[1-9]\d{0,5}$/.test(number) || place === '' || proof === '') {
      print(
        'Usage: sacrifice:done SACRIFICE ANIMAL 2026-05-27T09:30 PLACE PROOF [URL], the time by the clocks of its country',
      );
      return 2;
    }
    const done = { sacrificeId, number: Number(number), local, place, proof, proofUrl };
    const result = await recordSlaughter(ctx, done);
    if (result.outcome === 'recorded') print(`Recorded. ${result.informed} donors get an email.`);
    else
      print(
        result.outcome === 'unknown' ? 'No share of such an animal was taken.' : 'This slaughter was recorded before.',
      );
    return result.outcome === 'recorded' ? 0 : 1;
  },
};
