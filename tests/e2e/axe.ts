import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const isShort = process.env['PAGE_READING'] === 'short';
/** The journey of a test with this title is there in Arabic too. */
const isReadInArabic = (title: string): boolean => /\bin en\b/.test(title);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * WCAG 2.2 AA with no exception. A page without frames is read in one run in place, without its passes: a third of the
 * time. Frames of another origin are read only by a run in each of them.
 *
 * The short run leaves contrast, which is half of the time, to the stories: they show every screen in every state, light and
 * dark. And it reads the pages of a journey in Arabic, not once more in English.
 */
export async function expectAccessible(
  page: Page,
  { readsContrast = !isShort, title = test.info().title }: { readsContrast?: boolean; title?: string } = {},
): Promise<void> {
  if (isShort && isReadInArabic(title)) return;
  let violations: Violations = [];
  // The library gives up on a frame after a second and leaves it out: a busy machine reads it once more.
  await expect(async () => {
    const hasFrames = page.frames().length > 1;
    const results = await new AxeBuilder({ page })
      .options({ runOnly: rules, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: readsContrast } } })
      .setLegacyMode(!hasFrames)
      .analyze();
    expect(results.incomplete.map(({ id }) => id)).not.toContain('frame-tested');
    violations = results.violations;
  }).toPass();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
