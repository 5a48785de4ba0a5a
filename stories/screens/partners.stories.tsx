import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Partner } from '#src/contracts/site-content.ts';
import { PartnersScreen } from '#src/screens/partners/partners-screen.tsx';
import { partnersFixture, partnerTypesFixture } from '#tests/fixtures/partners.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Partners', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

function Partners({ partners = partnersFixture() }: { partners?: Partner[] }) {
  return (
    <Framed>
      <PartnersScreen partners={partners} types={partnerTypesFixture()} locale={useLocale()} email="a@sanad.example" />
    </Framed>
  );
}

export const Usual: Story = {
  parameters: at('partners', 'usual'),
  render: () => <Partners />,
  play: async ({ canvas, userEvent }) => {
    const [executive, supervising] = canvas.getAllByRole('region');
    await expect(within(executive!).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(supervising!).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.tab();
    await expect(within(executive!).getAllByRole('link')[0]).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A kind without partners is not named. */
export const OneKind: Story = {
  parameters: at('partners', 'one kind'),
  render: () => <Partners partners={partnersFixture().filter(({ type }) => type === 'supervising')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
};

export const Empty: Story = {
  parameters: at('partners', 'empty'),
  render: () => <Partners partners={[]} />,
  play: async (story) => {
    await expect(
      story.canvas.getByRole('heading', { name: translatorOf(story)(msg`There are no partners here yet`) }),
    ).toBeVisible();
  },
};
