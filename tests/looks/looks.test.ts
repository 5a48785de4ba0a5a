import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { expectMeasures, expectRings } from '../../.storybook/expect-measures.ts';
import preview from '../../.storybook/preview.tsx';
import { whileOpened } from './opened.ts';

/** Every story once more at its hardest: it is mounted, measured (see .storybook/preview.tsx) and taken away. Its play runs elsewhere. */
const modules = import.meta.glob<Record<string, object>>('../../stories/{components,screens}/*.stories.tsx', {
  eager: true,
});

type Look = { name: string; width: number; globals: Record<string, string>; media?: Record<string, string> };
const looks: Look[] = [
  { name: 'long and right to left, on a phone', width: 360, globals: { locale: 'xr' } },
  { name: 'text at 200 %, on a phone', width: 360, globals: { locale: 'en', textSize: '200' } },
  {
    name: 'dark and forced colours',
    width: 1024,
    globals: { locale: 'en', theme: 'dark' },
    media: { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' },
  },
];

const emulate = (features: Record<string, string>) =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<void> }).send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

describe.each(looks)('$name', ({ globals, media, width }) => {
  beforeAll(async () => {
    await page.viewport(width, 740);
    if (media) await emulate(media);
  });
  afterAll(() => emulate({}));
  const annotations = setProjectAnnotations([
    { ...preview, initialGlobals: { ...preview.initialGlobals, ...globals } },
  ]);
  const expectWell = () => {
    expectMeasures(document.body);
    if (media) expectRings(document.body);
  };
  let opened = 0;
  let stories = 0;
  for (const { default: meta, ...told } of Object.values(modules))
    for (const [name, story] of Object.entries(told)) {
      const Story = composeStory({ ...story, play: async () => {} } as never, meta as never, annotations, name);
      if ((Story.globals as Record<string, unknown>)['motion'] === 'reduced') continue;
      test(`${(meta as { title: string }).title}: ${name}`, async () => {
        await Story.run();
        stories += 1;
        expectWell();
        if (!(Story.parameters as Record<string, unknown>)['opensOutside'])
          opened += await whileOpened(document.body, expectWell);
      });
    }
  test('what opens was opened', ({ skip }) => {
    skip(stories < 100, 'only some stories were chosen');
    expect(opened).toBeGreaterThan(50);
  });
});
