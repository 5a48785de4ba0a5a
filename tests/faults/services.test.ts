import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasScreenAt } from '#src/routes/routes.ts';
import { placeOrder } from '#src/server/checkout/place-order.ts';
import { runCommand } from '#src/server/commands.ts';
import { openServer } from '#src/server/open-services.ts';
import { openDatabase, rowsOf } from '#src/server/platform/db/client.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { listProjectCategories } from '#src/server/programs/programs.service.ts';
import { closeServices, getServices } from '#src/server/services.ts';
import { databaseKind, postgresCopy } from '#tests/fixtures/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sanad-services-'));
const site = { hasPage: hasScreenAt };
const said: string[] = [];
const say = (line: string): void => {
  said.push(line);
};

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DEMO_DATA', '1');
  if (databaseKind === 'embedded') return;
  vi.stubEnv('DATABASE_URL', await postgresCopy('empty'));
});
afterEach(async () => {
  said.length = 0;
  await closeServices();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('the services of a process', () => {
  it('open once, filled with the demo charity, beside a simulator of their own', async () => {
    const [services, again] = await Promise.all([getServices(), getServices()]);
    expect(again).toBe(services);
    const { data } = await listProjectCategories(services);
    expect(data).toHaveLength(8);
    const order = {
      items: [{ type: 'endowment', categoryId: data[0]!.id, price: 1500 }],
      paymentMethod: 'stripe',
      donor: { fullName: 'A Donor', email: 'donor@example.org' },
    };
    const { payment } = await placeOrder(services, order);
    const stripe = services.gateways.payments.for('stripe')!;
    expect(stripe.isTest).toBe(true);
    const form = await fetch(
      `${stripe.formOrigin}/form?${new URLSearchParams({ clientSecret: payment.clientSecret!, origin: 'http://localhost:3000', locale: 'tr' })}`,
    );
    expect(form.status).toBe(200);
  }, 60_000);

  it('keep their secret to their owner', async () => {
    await getServices();
    expect(statSync(path.join(folder, 'secret-key')).mode & 0o077).toBe(0);
  }, 60_000);

  it('end with their simulator', async () => {
    const { formOrigin } = (await getServices()).gateways.payments.for('stripe')!;
    await closeServices();
    await vi.waitFor(
      async () => {
        await expect(fetch(`${formOrigin}/health`)).rejects.toThrow('fetch failed');
      },
      { timeout: 10_000 },
    );
  }, 60_000);

  it('refuse the demo charity on a public address', async () => {
    vi.stubEnv('DEMO_DATA', '0');
    vi.stubEnv('PUBLIC_URL', 'https://sanad.example');
    await expect(getServices()).rejects.toThrow('This database holds the demo charity');
    vi.stubEnv('PUBLIC_URL', '');
  }, 60_000);
});

describe.runIf(databaseKind === 'postgres')('two processes on an empty database', () => {
  it('start together: one fills it, the other finds it filled', async () => {
    const url = await postgresCopy('empty');
    const admin = await openDatabase({ databaseUrl: url, dataDir: folder });
    await admin.db.execute(sql`drop schema public cascade`);
    await admin.db.execute(sql`drop schema drizzle cascade`);
    await admin.db.execute(sql`create schema public`);
    await admin.close();
    const env = readEnv({
      DATABASE_URL: url,
      DATA_DIR: folder,
      DEMO_DATA: '1',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
      WORKER: 'off',
    });
    const opened = await Promise.allSettled(
      [1, 2, 3].map(() => openServer(env, { isWorker: false, onChange: () => {}, onInvalidate: () => {} })),
    );
    expect(opened.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const [first] = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect((await listProjectCategories(first!.context)).data).toHaveLength(8);
    for (const one of opened) if (one.status === 'fulfilled') await one.value.close();
  }, 90_000);
});

describe('a command', () => {
  it('leaves the work that waits to the worker', async () => {
    vi.stubEnv('WORKER', 'off');
    const services = await getServices();
    const { data } = await listProjectCategories(services);
    await placeOrder(services, {
      items: [{ type: 'endowment', categoryId: data[0]!.id, price: 1500 }],
      paymentMethod: 'bank',
      donor: { fullName: 'A Donor', email: 'donor@example.org' },
    });
    const waiting = async () =>
      rowsOf(
        services.db,
        sql`select id from outbox where done_at is null and written_at is null and attempts = 0 and run_at <= now()`,
      );
    expect(await waiting()).toHaveLength(1);
    await closeServices();
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    expect(await runCommand('ledger:check', [], site)).toBe(0);
    write.mockRestore();
    expect(lines).toEqual(['The ledger has no errors.\n']);
    const again = await getServices();
    expect(
      await rowsOf(
        again.db,
        sql`select id from outbox where done_at is null and written_at is null and attempts = 0 and run_at <= now()`,
      ),
    ).toHaveLength(1);
    vi.stubEnv('WORKER', 'on');
  }, 60_000);

  it('checks the books', async () => {
    expect(await runCommand('ledger:check', [], site, say)).toBe(0);
    expect(await runCommand('ledger:held', [], site, say)).toBe(0);
    expect(said).toEqual(['The ledger has no errors.', 'No money is held.']);
  }, 60_000);

  it('confirms a transfer once', async () => {
    const services = await getServices();
    const { data } = await listProjectCategories(services);
    const { payment, order } = await placeOrder(services, {
      items: [{ type: 'endowment', categoryId: data[0]!.id, price: 1500 }],
      paymentMethod: 'bank',
      donor: { fullName: 'A Donor', email: 'donor@example.org' },
    });
    await closeServices();
    expect(await runCommand('transfer:confirm', [payment.reference!, '15.00'], site, say)).toBe(0);
    expect(await runCommand('transfer:confirm', [payment.reference!, '15.00'], site, say)).toBe(1);
    expect(said[0]).toBe(`Order ${order.number}: paid, 1500 of 1500 minor units.`);
    expect(said[1]).toContain('recorded already');
  }, 90_000);

  it.each([
    ['transfer:confirm', ['XX', '1'], 1],
    ['transfer:undo', [], 2],
    ['consent:withdraw', ['no-such-child'], 1],
    ['consent:withdraw', [], 2],
    ['ngos:suspend', ['no-such-institution', '--reason', 'none'], 1],
    ['ngos:suspend', ['dar-al-noor'], 2],
    ['ngos:suspend', ['dar-al-noor', '--reason', ' '], 2],
    ['ngos:resume', ['dar-al-noor'], 1],
    ['ngos:resume', [], 2],
    ['subscription:cancel', ['1'], 1],
    ['subscription:cancel', ['SND'], 2],
  ] as const)(
    '%s %o says what it does not understand',
    async (name, args, code) => {
      expect(await runCommand(name, args, site, say)).toBe(code);
      expect(said).toHaveLength(1);
    },
    60_000,
  );
});
