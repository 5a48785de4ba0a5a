import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSimulator } from '#src/simulator/simulator.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { databaseKind, postgresCopy } from '#tests/fixtures/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sanad-kill-'));
let simulator: Awaited<ReturnType<typeof startSimulator>>;
let origin: string;
/** A folder, or an empty PostgreSQL: one for each test. */
let place: [dataDir: string, databaseUrl: string];

beforeAll(async () => {
  simulator = await startSimulator({
    dataDir: path.join(folder, 'simulator'),
    secretKey: 'sk_test_f',
    webhookUrl: 'http://127.0.0.1:9/nobody',
    webhookSecret: 'whsec_f',
  });
  origin = `http://127.0.0.1:${simulator.port}`;
});
beforeEach(async () => {
  Object.assign(simulator.faults, noFaults());
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  if (databaseKind === 'embedded') {
    place = [dataDir, '-'];
    return;
  }
  place = [dataDir, await postgresCopy('empty')];
});
afterAll(async () => {
  await simulator.close();
  rmSync(folder, { recursive: true, force: true });
});

type Word = { isWritten?: true; secret?: string; statuses?: string[]; gifts?: number; findings?: unknown[] };

/** Each recovery is an hour later: whatever waits is due. */
function donorProcess(
  act: 'give' | 'recover',
  hour = 12,
): { child: ChildProcess; nextWord: (isIt: (word: Word) => boolean) => Promise<Word> } {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tests/faults/donor-process.ts', act, ...place, origin, String(hour)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const said: Word[] = [];
  const listeners: ((word: Word) => void)[] = [];
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const word = JSON.parse(line) as Word;
    said.push(word);
    for (const listener of listeners) listener(word);
  });
  const nextWord = (isIt: (word: Word) => boolean): Promise<Word> =>
    new Promise((resolve, reject) => {
      const known = said.find(isIt);
      if (known) return resolve(known);
      listeners.push((word) => {
        if (isIt(word)) resolve(word);
      });
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
  return { child, nextWord };
}

const kill = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
const recover = (hour: number): Promise<Word> =>
  donorProcess('recover', hour).nextWord(({ statuses }) => statuses !== undefined);
const intents = async (): Promise<{ id: string; client_secret: string; created: number }[]> =>
  (await (await fetch(`${origin}/control/intents`)).json()) as { id: string; client_secret: string; created: number }[];
const pay = async (clientSecret: string): Promise<void> => {
  await fetch(`${origin}/form/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, number: '4242424242424242' }),
  });
};

describe('a server that is killed', () => {
  it('between the order and the webhook event loses nothing: polling books it, once', async () => {
    const { child, nextWord } = donorProcess('give');
    const { secret } = await nextWord((word) => word.secret !== undefined);
    await pay(secret!);
    await kill(child);
    expect(await recover(13)).toEqual({ statuses: ['paid'], gifts: 1, findings: [] });
    expect(await recover(14)).toEqual({ statuses: ['paid'], gifts: 1, findings: [] });
  }, 90_000);

  it("between the order and the provider's answer asks again with the same key: one payment there", async () => {
    const before = (await intents()).length;
    simulator.faults.slow = 600_000;
    const { child, nextWord } = donorProcess('give');
    await nextWord(({ isWritten }) => isWritten === true);
    await kill(child);
    simulator.faults.slow = 0;
    expect(await recover(13)).toEqual({ statuses: ['pending'], gifts: 0, findings: [] });
    const made = await intents();
    expect(made).toHaveLength(before + 1);
    await pay(made.at(-1)!.client_secret);
    expect(await recover(14)).toEqual({ statuses: ['paid'], gifts: 1, findings: [] });
  }, 90_000);
});
