import { describe, expect, it } from 'vitest';
import { mayDiffer } from '../../scripts/visual/cause.ts';

const after = (...files: string[]) => mayDiffer(new Set(files));
const steps = './stories/components/steps.stories.tsx';
const button = './stories/components/button.stories.tsx';

describe('the stories whose pictures a change may alter', () => {
  it('are those that import it, however far, and no others', () => {
    for (const file of ['stories/components/steps.stories.tsx', 'design-system/components/steps/steps.css.ts']) {
      expect(after(file)(steps)).toBe(true);
      expect(after(file)(button)).toBe(false);
    }
    expect(after('design-system/components/button/button.css.ts')('./stories/screens/checkout.stories.tsx')).toBe(true);
    expect(after('docs/architecture.md', 'src/domain/zakat.ts')(button)).toBe(false);
  });

  it.each([
    'locales/ar/server.po',
    'package-lock.json',
    'public/fonts/any.woff2',
    '.storybook/preview.tsx',
    'design-system/tokens/palette.ts',
  ])('are all of them after a change of %s, which none of them imports by itself', (file) => {
    expect([after(file)(steps), after(file)(button)]).toEqual([true, true]);
  });

  it('are those that are gone: their pictures are reported', () => {
    expect(after('design-system/components/steps/steps.tsx')('./stories/components/gone.stories.tsx')).toBe(true);
  });
});
