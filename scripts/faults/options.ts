import { parseArgs } from 'node:util';

export type Kind = 'postgres' | 'embedded';
export type Options = { seconds: number; seed: number; kinds: Kind[] };

/** `--seconds=60 --seed=1 --database=postgres|embedded|both` */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 100_000) },
      database: { type: 'string', default: 'both' },
    },
  });
  const { database } = values;
  if (
    !['postgres', 'embedded', 'both'].includes(database) ||
    !(Number(values.seconds) > 0) ||
    !Number.isInteger(Number(values.seed))
  ) {
    console.error('Usage: npm run test:faults -- [--seconds=60] [--seed=1] [--database=postgres|embedded|both]');
    process.exit(2);
  }
  return {
    seconds: Number(values.seconds),
    seed: Number(values.seed),
    kinds: database === 'both' ? ['postgres', 'embedded'] : [database as Kind],
  };
}
