import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilePurpose } from '#src/domain/upload.ts';
import { createFiles } from '#src/endpoints/files.ts';
import { operations } from '#src/server/api.ts';
import { storeFile } from '#src/server/files/store-file.ts';
import { createFileStore } from '#src/server/gateways/files/create-file-store.ts';
import type { FileStore } from '#src/server/gateways/files/file-store.ts';
import { sessions } from '#src/server/platform/db/schema/accounts.ts';
import { files } from '#src/server/platform/db/schema/files.ts';
import { eraseAccount } from '#src/server/profile/erase.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { checkAnswer } from '#tests/fixtures/check-answer.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let person: Awaited<ReturnType<typeof signUpPerson>>;
beforeAll(async () => {
  app = await createTestApp();
  person = await signUpPerson(app);
});
afterAll(() => app.close());

const DAY = 86_400_000;
const picture = (width: number, height: number, format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#2d7a5f' } })
    .toFormat(format)
    .withMetadata({ exif: { IFD0: { Artist: 'Huda Salem' } } })
    .toBuffer();
const send = async (content: Uint8Array | string, purpose: string, name = 'x.png', token = person.accessToken) => {
  const form = new FormData();
  form.set('file', new File([content as Uint8Array<ArrayBuffer>], name, { type: 'image/png' }));
  form.set('purpose', purpose);
  const response = await app.api.request('/files', {
    method: 'POST',
    body: form,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
  });
  await checkAnswer(operations, 'POST', '/files', response.clone());
  return response;
};
type Stored = { result: { id: string; url: string; width: number | null; height: number | null } };
const stored = async (response: Response) => {
  expect(response.status).toBe(201);
  return ((await response.json()) as Stored).result;
};
const open = (url: string, cookie = '') =>
  createFiles(async () => app.services).app.request(`http://localhost${url}`, { headers: { cookie } });
const patch = (change: object) =>
  app.api.request('/users/profile', {
    method: 'PATCH',
    body: JSON.stringify(change),
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
  });
const fileRows = () => app.services.db.select().from(files);

describe('an upload', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'of %s is decoded, cut to a square and kept without what it carried',
    async (format) => {
      const original = await picture(900, 500, format);
      const { height, url, width } = await stored(await send(original, 'avatar'));
      expect([width, height]).toEqual([512, 512]);
      expect(url).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
      const answered = await open(url);
      expect(answered.headers.get('content-type')).toBe('image/webp');
      expect(answered.headers.get('cache-control')).toContain('immutable');
      expect(answered.headers.get('content-security-policy')).toContain('sandbox');
      const bytes = Buffer.from(await answered.arrayBuffer());
      const meta = await sharp(bytes).metadata();
      expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 512, 512, undefined]);
      expect(bytes.includes('Huda')).toBe(false);
      const small = await open(url.replace('.webp', '-96.webp'));
      expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(96);
    },
  );

  it('is a picture by its bytes: a name and a type that lie change nothing', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const [content, purpose] of [
      [svg, 'avatar'],
      ['not a picture', 'gallery'],
      ['%PDF-1.7 …', 'avatar'],
      ['%PDF-1.7 …', 'logo'],
      [await picture(20, 20, 'gif'), 'logo'],
      [Buffer.concat([(await picture(300, 300, 'png')).subarray(0, 200)]), 'avatar'],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]), 'avatar'],
    ] as [Uint8Array | string, FilePurpose][]) {
      const response = await send(content, purpose, 'holiday.png');
      expect(await response.json()).toMatchObject({
        errorCode: 'fileTypeNotSupported',
        errorMessage: 'File type not supported',
      });
      expect(response.status).toBe(415);
    }
  });

  it('of too many bytes or pixels is refused before it is read', async () => {
    const bomb = await sharp({
      limitInputPixels: false,
      create: { width: 20_000, height: 20_000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(2_000_000);
    for (const [content, purpose] of [
      [bomb, 'gallery'],
      [Buffer.concat([await picture(20, 20), Buffer.alloc(1_048_577)]), 'avatar'],
      [Buffer.concat([await picture(20, 20), Buffer.alloc(2_097_153)]), 'cover'],
    ] as [Uint8Array, FilePurpose][]) {
      const response = await send(content, purpose);
      expect(await response.json()).toMatchObject({ errorCode: 'fileTooLarge', errorMessage: 'File size exceeded' });
      expect(response.status).toBe(413);
    }
  }, 60_000);

  it('names what is missing, and asks who sends it', async () => {
    const form = new FormData();
    form.set('purpose', 'poster');
    form.set('extra', '1');
    const headers = { authorization: `Bearer ${person.accessToken}` };
    const response = await app.api.request('/files', { method: 'POST', body: form, headers });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string; code: string }[] };
    expect(errors.map(({ code, path: field }) => `${field} ${code}`).toSorted()).toEqual([
      'extra unknownField',
      'file required',
      'purpose invalidSelection',
    ]);
    expect((await send(await picture(20, 20), 'avatar', 'x.png', '')).status).toBe(401);
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await app.api.request('/files', { method: 'POST', body: '{}', headers: json })).status).toBe(400);
  });

  it('takes the first frame, and turns a picture as its camera says', async () => {
    const frames = await sharp([await picture(40, 40, 'png'), await picture(40, 40, 'png')], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    expect((await stored(await send(frames, 'avatar'))).height).toBe(512);
    const turned = await sharp(await picture(300, 100))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await stored(await send(turned, 'gallery'))).toMatchObject({ width: 100, height: 300 });
  });
});

describe('a document', () => {
  it('is read by its owner and staff, and does not exist for anybody else', async () => {
    const { height, url, width } = await stored(await send('%PDF-1.7 a permit', 'legalDocument', 'permit.pdf'));
    expect([url.endsWith('.pdf'), width, height]).toEqual([true, null, null]);
    const other = await signUpPerson(app);
    expect((await open(url)).status).toBe(404);
    expect((await open(url, other.cookie)).status).toBe(404);
    const own = await open(url, person.cookie);
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(own.headers.get('content-disposition')).toBe('attachment');
    const staff = await signUpPerson(app, { roles: ['donor', 'approver'] });
    // Staff read it after their second factor.
    expect((await open(url, staff.cookie)).status).toBe(404);
    await app.services.db.update(sessions).set({ secondFactorAt: app.clock.now }).where(eq(sessions.userId, staff.id));
    expect((await open(url, staff.cookie)).status).toBe(200);
  });

  it('is found by no other address', async () => {
    for (const url of ['/files/', '/files/../secret', '/files/x.webp', `/files/${'0'.repeat(32)}.webp`])
      expect((await open(url)).status).toBe(404);
  });
});

describe('the picture of a person', () => {
  it('is set, replaced, and its bytes are deleted when nothing uses them', async () => {
    const first = await stored(await send(await picture(60, 60), 'avatar'));
    const second = await stored(await send(await picture(61, 61), 'avatar'));
    expect(await (await patch({ image: first.id })).json()).toMatchObject({ result: { image: first.url } });
    expect(await (await patch({ image: second.id })).json()).toMatchObject({ result: { image: second.url } });
    await runDueJobs(app.services);
    expect([(await open(first.url)).status, (await open(second.url)).status]).toEqual([404, 200]);
    app.clock.pass(2 * DAY);
    await runDueJobs(app.services);
    // What nobody used within a day went too.
    expect((await fileRows()).map(({ key }) => `/files/${key}`)).toEqual([second.url]);
    app.clock.pass(-2 * DAY);
    expect(await (await patch({ image: null })).json()).toMatchObject({ result: { image: null } });
  });

  it('of somebody else, or of another purpose, is refused', async () => {
    const other = await signUpPerson(app);
    const theirs = await stored(await send(await picture(60, 60), 'avatar', 'x.png', other.accessToken));
    const cover = await stored(await send(await picture(60, 60), 'cover'));
    for (const { id } of [theirs, cover]) {
      const response = await patch({ image: id });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'image', code: 'invalidSelection' }] });
    }
  });

  it('goes with the person who is erased', async () => {
    const gone = await signUpPerson(app);
    const { id, key } = await storeFile(app.services, {
      ownerId: gone.id,
      purpose: 'avatar',
      file: new File([new Uint8Array(await picture(60, 60))], 'x'),
    });
    await app.api.request('/users/profile', {
      method: 'PATCH',
      body: JSON.stringify({ image: id }),
      headers: { authorization: `Bearer ${gone.accessToken}`, 'content-type': 'application/json' },
    });
    await eraseAccount(
      app.services,
      { id: gone.id, sessionId: '', roles: [], isVerified: true, hasSecondFactor: false, signedInAt: new Date() },
      gone.password,
    );
    await runDueJobs(app.services);
    expect((await open(`/files/${key}`)).status).toBe(404);
    expect((await fileRows()).some((row) => row.key === key)).toBe(false);
  });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

let folder: string;
let server: S3rver;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  port = await freePort();
  const buckets = [{ name: 'sanad', configs: [] }];
  server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: `${folder}/s3`,
    configureBuckets: buckets,
  });
  await server.run();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const storeAt = (login: string | undefined, bucket = 'sanad'): FileStore =>
  createFileStore({
    s3Url: login === undefined ? undefined : `http://${login}127.0.0.1:${port}/${bucket}`,
    dataDir: folder,
  });
const name = `${'a1'.repeat(16)}-96.webp`;

it.each([
  ['a folder', undefined],
  ['S3', 'S3RVER:S3RVER@'],
])('a store in %s keeps bytes, reads them back, and deletes them twice', async (_kind, login) => {
  const store = storeAt(login);
  expect(await store.read(name)).toBeUndefined();
  const content = new Uint8Array(await picture(30, 30, 'webp'));
  await store.put(name, content, 'image/webp');
  expect(await store.read(name)).toEqual(content);
  await store.put(name, new Uint8Array([1, 2]), 'image/webp');
  expect(await store.read(name)).toEqual(new Uint8Array([1, 2]));
  await store.remove(name);
  await store.remove(name);
  expect(await store.read(name)).toBeUndefined();
});

it('a store in a folder writes nowhere else', async () => {
  for (const bad of ['../x.webp', '/etc/passwd', 'a.webp', `${'a'.repeat(32)}.webp/../../x`])
    await expect((async () => storeAt(undefined).put(bad, new Uint8Array([1]), 'image/webp'))()).rejects.toThrow(
      'no name of a file',
    );
  expect(readdirSync(folder).toSorted()).toEqual(['files', 's3']);
});

it('a store in S3 says so where the key is unknown, the bucket is missing, or the address is incomplete', async () => {
  for (const store of [storeAt('wrong:wrong@'), storeAt('S3RVER:S3RVER@', 'none')])
    await expect(store.put(name, new Uint8Array([1]), 'image/webp')).rejects.toThrow(/file storage/);
  expect(() => storeAt('')).toThrow('S3_URL must be like');
});
