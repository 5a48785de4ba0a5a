import { connect, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#src/server/platform/db/client.ts';
import { DatabaseAwayError, waitForPostgres } from '#src/server/platform/db/wait-for-postgres.ts';
import { databaseKind, postgresCopy } from '#tests/fixtures/test-database.ts';
import { freePort } from '../../scripts/free-port.ts';

const gone = (): Error => Object.assign(new Error('the database system is starting up'), { code: '57P03' });

describe('a PostgreSQL that does not answer', () => {
  it('is waited for, which is told once', async () => {
    const work = vi.fn<() => Promise<string>>();
    work.mockRejectedValueOnce(gone()).mockRejectedValueOnce(gone()).mockResolvedValue('open');
    const onWait = vi.fn<() => void>();
    expect(await waitForPostgres('postgres://a:b@db/sanad', work, { forMs: 30_000, onWait })).toBe('open');
    expect([work.mock.calls.length, onWait.mock.calls.length]).toEqual([3, 1]);
  });

  it('is given up after its time, in a sentence without user and password', async () => {
    const given = waitForPostgres('postgres://sanad:secret@db.example:5433/sanad', () => Promise.reject(gone()), {
      forMs: 0,
    });
    await expect(given).rejects.toThrow(DatabaseAwayError);
    await expect(given).rejects.toThrow(
      /^PostgreSQL at db\.example:5433 has not answered for 0 seconds\. Is it running, and is DATABASE_URL right\?$/,
    );
  });

  it('that answers with another error is not waited for', async () => {
    const work = vi.fn<() => Promise<string>>(() => Promise.reject(Object.assign(new Error('no'), { code: '28P01' })));
    await expect(waitForPostgres('postgres://db/sanad', work, { forMs: 30_000 })).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe.runIf(databaseKind === 'postgres')('a site that starts before its PostgreSQL', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  it('opens as soon as that is there', async () => {
    const there = new URL(await postgresCopy('empty'));
    const port = await freePort();
    const here = new URL(there);
    here.host = `127.0.0.1:${port}`;
    const onWait = vi.fn<() => void>(() => {
      server = createServer((socket) => {
        const real = connect(Number(there.port), there.hostname);
        socket.on('error', () => real.destroy());
        real.on('error', () => socket.destroy());
        socket.pipe(real).pipe(socket);
      }).listen(port, '127.0.0.1');
    });
    const { close, db } = await openPostgres(here.href, { onWait });
    expect(onWait).toHaveBeenCalledTimes(1);
    await db.execute('select 1');
    await close();
  });
});
