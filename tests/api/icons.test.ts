import { expect, it } from 'vitest';
import { icons } from '#src/endpoints/icons.ts';
import { ICONS } from '#src/routes/icon-paths.ts';

const read = (path: string, headers = {}) => icons.app.request(`http://localhost:3000${path}`, { headers });

/** Width and height of a PNG, from its header. */
const sizeOf = (png: ArrayBuffer): number[] => [new DataView(png).getUint32(16), new DataView(png).getUint32(20)];

it.each(ICONS.map(({ path, side }) => [path, side] as const))(
  '%s is as large as the manifest says',
  async (path, side) => {
    const response = await read(path);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(sizeOf(await response.arrayBuffer())).toEqual([side, side]);
  },
);

it.each([
  ['en', 'ltr', 'Sanad', '/'],
  ['ar', 'rtl', 'سند', '/ar'],
  ['tr', 'ltr', 'Sanad', '/tr'],
])('the manifest in %s names what exists', async (locale, dir, name, start) => {
  const manifest = (await (await read(`/manifest.${locale}.webmanifest`)).json()) as {
    icons: { src: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({ lang: locale, dir, short_name: name, start_url: start, display: 'standalone' });
  for (const { src } of manifest.icons) expect((await read(src)).status).toBe(200);
  expect(manifest.shortcuts.map(({ url }) => url).every((url) => url.startsWith(start))).toBe(true);
});

it('the icon of the browser tab shows the mark, and is asked for again by its tag', async () => {
  const response = await read('/favicon.svg');
  expect(await response.text()).toContain('<path d="M31.8 17');
  const again = await read('/favicon.svg', { 'if-none-match': response.headers.get('etag')! });
  expect(again.status).toBe(304);
});

it('programs that read no page get an icon in the old format, which holds the mark as a picture', async () => {
  const response = await read('/favicon.ico');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [size, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
  expect(start + size).toBe(bytes.length);
  expect(bytes.subarray(start + 1, start + 4).toString()).toBe('PNG');
});

it('there is no manifest in another language', async () => {
  expect((await read('/manifest.fr.webmanifest')).status).toBe(404);
});
