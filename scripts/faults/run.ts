import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSimulator } from '#src/simulator/simulator.ts';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../postgres-cluster.ts';
import { bankPlace, checkBank } from './bank-books.ts';
import { bankAllTheWhile, BY_HAND, closeBank, noBank } from './bank.ts';
import { checkBooks, type Query, type Verdict } from './books.ts';
import { createChance } from './chance.ts';
import { lookIntoEmbedded, lookIntoPostgres } from './databases.ts';
import { type Experience, giveAllTheWhile } from './donors.ts';
import { killAllTheWhile, type Victim } from './killer.ts';
import { startMailbox } from './mailbox.ts';
import type { Kind } from './options.ts';
import { createProcess, runCommand, untilReady } from './processes.ts';
import { createProvider } from './provider.ts';
import { startProxy } from './proxy.ts';
import { checkRecurring, PAID_PERIODS } from './recurring-books.ts';
import { noPeriods, passAllTheWhile, passHere } from './recurring.ts';
import { checkReturns } from './returned-books.ts';
import { noReturns, returnAllTheWhile, type Staff } from './returns.ts';
import { untilSettled } from './settled.ts';
import { createTurns } from './turns.ts';
import { startWebhookRelay } from './webhooks.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KEYS = { secretKey: 'sk_test_faults', webhookSecret: 'whsec_faults' };
const PAYPAL = { clientId: 'faults', clientSecret: 'secret of the faults', webhookId: 'WHFAULTS' };
const XENDIT = { secretKey: 'xnd_development_faults', callbackToken: 'token of the faults' };

export type Outcome = Verdict & {
  kind: Kind;
  tried: number;
  failed: number;
  paid: number;
  returned: Record<string, number>;
  /** What happened to recurring donations, and the periods that were paid. */
  recurring: Record<string, number>;
  /** Statements and payouts of staff. */
  bank: Record<string, number>;
  emailsTwice: number;
  emails: number;
  statuses: Record<string, number>;
  faults: Record<string, number>;
  /** What was not settled in time. */
  waiting: string[];
};

/** Donors give while faults happen; then the faults end, and the ledger is checked. */
export async function runFaults(kind: Kind, { seconds, seed }: { seconds: number; seed: number }): Promise<Outcome> {
  const chance = createChance(seed);
  const faults = { isOn: false };
  const folder = mkdtempSync(path.join(tmpdir(), 'sanad-faults-'));
  const dataDir = path.join(folder, 'data');
  const cluster = kind === 'postgres' ? await startPostgres(['max_connections=120']) : undefined;
  const databaseUrl = await cluster?.createDatabase();
  const ports = await Promise.all((cluster ? [1, 2] : [1]).map(freePort));
  const sites = ports.map((port) => `http://127.0.0.1:${port}`);
  const relay = await startWebhookRelay(sites, chance, faults);
  const mailbox = await startMailbox(chance, faults);
  const simulator = await startSimulator({
    dataDir: path.join(folder, 'simulator'),
    webhookUrl: `${relay.url}/stripe`,
    ...KEYS,
    paypal: { ...PAYPAL, webhookUrl: `${relay.url}/paypal` },
    xendit: { ...XENDIT, webhookUrl: `${relay.url}/xendit` },
  });
  const address = `http://127.0.0.1:${simulator.port}`;
  const provider = createProvider(address, KEYS.secretKey);
  const common = {
    DATA_DIR: dataDir,
    DEMO_DATA: '1',
    RATE_LIMITS: 'off',
    SECRET_KEY: 'a key of the faults, long enough to be one',
    SMTP_URL: mailbox.url,
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    PAYPAL_CLIENT_ID: PAYPAL.clientId,
    PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
    PAYPAL_WEBHOOK_ID: PAYPAL.webhookId,
    XENDIT_SECRET_KEY: XENDIT.secretKey,
    XENDIT_CALLBACK_TOKEN: XENDIT.callbackToken,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const victim = async (
    name: string,
    args: string[],
    env: Record<string, string>,
    is: Pick<Victim, 'isWeb' | 'isWorker'>,
  ): Promise<Victim> => {
    const proxy = await startProxy(address, chance, faults);
    const providers = { STRIPE_API_BASE: proxy.origin, PAYPAL_API_BASE: proxy.origin, XENDIT_API_BASE: proxy.origin };
    return { proxy, process: createProcess(name, args, { ...common, ...providers, ...env }), ...is };
  };
  const webs = await Promise.all(
    ports.map((port, n) =>
      victim(
        `web ${n + 1}`,
        [],
        { PORT: String(port), HOST: '127.0.0.1', ...(cluster ? { WORKER: 'off' } : {}) },
        { isWeb: true, isWorker: !cluster },
      ),
    ),
  );
  const workers = cluster
    ? await Promise.all([1, 2].map((n) => victim(`worker ${n}`, ['worker'], {}, { isWeb: false, isWorker: true })))
    : [];
  const victims = [...webs, ...workers];
  const experience: Experience = { tried: [], failed: [], statuses: {} };
  const returns = noReturns();
  const record = noBank();
  const alone = createTurns();
  const periods = noPeriods();
  const env = { ...common, STRIPE_API_BASE: address, PAYPAL_API_BASE: address, XENDIT_API_BASE: address };
  // The embedded database is open in one process only: a command waits for its end.
  const staff: Staff = (args) => runCommand(args, env);
  const look = async <T>(work: (query: Query) => Promise<T>): Promise<T> => {
    if (databaseUrl) return lookIntoPostgres(databaseUrl, work);
    await webs[0]!.process.stop();
    const result = await lookIntoEmbedded(dataDir, work);
    webs[0]!.process.start();
    await untilReady(sites[0]!);
    return result;
  };
  try {
    for (const { process: one } of victims) one.start();
    await Promise.all(sites.map((site) => untilReady(site)));
    const categories = (await (await fetch(`${sites[0]}/api/v1/project-categories`)).json()) as {
      result: { data: { id: string }[] };
    };
    const bank = cluster && (await look((query) => bankPlace(query, { staff, chance, record, experience, folder })));
    const place = { sites, simulator: address, categoryId: categories.result.data[0]!.id, chance, record: experience };
    faults.isOn = true;
    const until = Date.now() + seconds * 1000;
    const [, kills] = await Promise.all([
      giveAllTheWhile(place, { donors: cluster ? 6 : 4, until }),
      killAllTheWhile(victims, {
        chance,
        until,
        everyMs: cluster ? [800, 2500] : [2500, 6000],
        restartDatabase: cluster && (() => alone(cluster.restart)),
        whileDown: cluster ? undefined : () => lookIntoEmbedded(dataDir, passHere),
      }),
      passAllTheWhile({ provider, chance, periods, look: cluster && ((work) => alone(() => look(work))) }, { until }),
      returnAllTheWhile({ provider, staff: cluster && staff, chance, returns }, { until }),
      bank && bankAllTheWhile(bank, { until }),
    ]);
    faults.isOn = false;
    await Promise.all(sites.map((site) => untilReady(site)));
    // A worker lists refunds and disputes when it starts, and then once an hour.
    const passHour = async (): Promise<void> => {
      for (const { process: one } of victims.filter(({ isWorker }) => isWorker)) {
        await one.stop();
        one.start();
      }
      await Promise.all(sites.map((site) => untilReady(site)));
    };
    const waiting = await untilSettled(look, provider, cluster && staff, passHour);
    if (bank) {
      confirmTransfers(experience, common);
      await closeBank(bank);
    }
    const own = cluster ? await staff(['ledger:check']) : undefined;
    const verdict = await look(async (query) => {
      const books = await checkBooks(query, await provider.intents(), experience);
      const returned = await checkReturns(query, provider, returns);
      const recurring = await checkRecurring(query, provider);
      const statements = await checkBank(query, record);
      for (const { method, n } of await query(PAID_PERIODS)) periods.tried[`periods paid: ${method}`] = Number(n);
      return {
        lost: [...books.lost, ...returned.lost, ...recurring.lost, ...statements.lost],
        doubled: [...books.doubled, ...returned.doubled, ...recurring.doubled, ...statements.doubled],
        broken: [
          ...books.broken,
          ...returned.broken,
          ...recurring.broken,
          ...statements.broken,
          ...(own === undefined || own.code === 0 ? [] : [`the site’s own check ended with ${own.code}`, ...own.said]),
        ],
      };
    });
    return {
      kind,
      waiting,
      tried: experience.tried.length,
      failed: experience.failed.length,
      returned: returns.tried,
      recurring: periods.tried,
      bank: record.tried,
      paid: (await provider.intents()).filter(({ status }) => status === 'succeeded').length,
      emails: mailbox.taken.length,
      emailsTwice: mailbox.doubled(),
      statuses: experience.statuses,
      faults: { ...kills, ...sumOf(victims.map(({ proxy }) => proxy.counts)), ...prefixed('events', relay.counts) },
      ...verdict,
    };
  } finally {
    for (const { process: one } of victims) await one.stop();
    for (const { proxy } of victims) proxy.close();
    relay.close();
    mailbox.close();
    await simulator.close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Confirms two transfers by the command, each twice, while the site is running. */
function confirmTransfers({ tried }: Experience, env: Record<string, string>): void {
  for (const { amount, reference } of tried.filter(({ reference: known }) => known !== undefined).slice(0, BY_HAND)) {
    for (let time = 0; time < 2; time += 1)
      spawnSync(process.execPath, ['scripts/start.js', 'transfer:confirm', reference!, (amount / 100).toFixed(2)], {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
        stdio: 'ignore',
      });
  }
}

const sumOf = (all: readonly Record<string, number>[]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const counts of all) for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
  return prefixed('provider', sum);
};
const prefixed = (prefix: string, counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [`${prefix} ${name}`, count]));
