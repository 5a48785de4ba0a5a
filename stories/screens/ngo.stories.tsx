import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { NgoDetail } from '#src/contracts/ngos.ts';
import { NgoScreen } from '#src/screens/ngo/ngo-screen.tsx';
import type { NgoView } from '#src/screens/ngo/ngo-view.ts';
import { ngoCardsFixture, ngoFixture } from '#tests/fixtures/ngos.ts';
import { projectFixture } from '#tests/fixtures/projects.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Institution', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const projects = [1, 2, 3].map((number) => projectFixture({ id: String(number), slug: `project-${number}` }));

function Institution({ change, open = projects }: { change?: Partial<NgoDetail>; open?: NgoView['open'] }) {
  return (
    <Framed>
      <NgoScreen view={{ ngo: ngoFixture(change), open, phone: '+962 6 555 0142' }} locale={useLocale()} />
    </Framed>
  );
}

export const Approved: Story = {
  parameters: at('ngo', 'approved'),
  render: () => <Institution />,
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    const permit = canvas.getByRole('region', { name: say(msg`Collects donations under permit`) });
    await expect(within(permit).getByText('JO-MSD 4471/2024')).toBeVisible();
    const delivery = canvas.getByRole('region', { name: say(msg`What was promised, what was delivered`) });
    await expect(within(delivery).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: say(msg`Delivery`) })).toHaveAttribute('href', '#delivery');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const permit = (state: 'expiring' | 'expired') => ({ permit: { ...ngoFixture().permit!, state } });

export const PermitEndsSoon: Story = {
  parameters: at('ngo', 'permit ends soon'),
  render: () => <Institution change={permit('expiring')} />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`This institution’s permit expires soon`)),
    ).toBeVisible();
  },
};

export const PermitExpired: Story = {
  parameters: at('ngo', 'permit expired'),
  render: () => <Institution change={permit('expired')} open={[]} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`This institution’s permit has expired`))).toBeVisible();
  },
};

/** Its page stays for those who gave, and says so on top. */
export const Suspended: Story = {
  parameters: at('ngo', 'suspended'),
  render: () => <Institution change={{ isSuspended: true }} open={[]} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`This institution is suspended`))).toBeVisible();
    await expect(story.canvas.queryByText(say(msg`Vetted`))).toBeNull();
  },
};

export const NoOpenProject: Story = {
  parameters: at('ngo', 'no open project'),
  render: () => <Institution change={{ projects: { open: 0, completed: 1 } }} open={[]} />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(
        translatorOf(story)(msg`None of this institution’s projects is accepting donations at the moment.`),
      ),
    ).toBeVisible();
  },
};

/** New: nothing was checked, and nothing is public but what was checked at its approval. */
export const NoReviews: Story = {
  parameters: at('ngo', 'no reviews'),
  render: () => (
    <Institution
      change={{
        deliveries: [],
        documents: [],
        supervisedBy: null,
        permit: null,
        address: null,
        email: null,
        establishedOn: null,
        socialMediaLinks: {},
      }}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.queryByText(translatorOf(story)(msg`longest delay`))).toBeNull();
    await expect(story.canvas.getByText(translatorOf(story)(msg`No public documents yet.`))).toBeVisible();
  },
};

export const Supervising: Story = {
  parameters: at('ngo', 'supervising'),
  render: () => (
    <Institution
      change={{ partnerKind: 'supervising', supervisedBy: null, supervises: ngoCardsFixture().slice(0, 3) }}
      open={[]}
    />
  ),
  play: async (story) => {
    const own = story.canvas.getByRole('region', { name: translatorOf(story)(msg`Supervises`) });
    await expect(within(own).getAllByRole('link')).toHaveLength(3);
  },
};

/** A drawing stands for a file that an institution uploaded. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#125639"/></svg>`)}`;

export const WithLogoAndCover: Story = {
  parameters: at('ngo', 'with logo and cover'),
  render: () => <Institution change={{ logo: picture(148, 148), cover: picture(900, 300) }} />,
  play: async ({ canvasElement }) => {
    const pictures = ['img[width="900"]', 'img[width="148"]'].map((selector) =>
      canvasElement.querySelector<HTMLImageElement>(selector)!,
    );
    // Beside the name they say nothing more, so they are read out to nobody.
    await expect(pictures.map(({ alt, src }) => [alt, src.startsWith('data:image')])).toEqual([
      ['', true],
      ['', true],
    ]);
    // The logo stands in place of the star that the site draws.
    await expect(canvasElement.querySelector('h1')!.closest('header')!.querySelector('svg[width="148"]')).toBeNull();
    for (const one of pictures) await waitFor(() => expect(one.complete && one.naturalWidth > 0).toBe(true));
  },
};

export const LateAndInPart: Story = {
  parameters: at('ngo', 'late and in part'),
  render: () => {
    const [first, second, third] = ngoFixture().deliveries;
    return (
      <Institution
        change={{
          deliveries: [
            { ...first!, verdict: 'partial', daysLate: 1 },
            { ...second!, daysLate: 2 },
            { ...third!, verdict: 'none', deliveredOn: null, counts: null },
          ],
        }}
      />
    );
  },
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Delivered in part`))).toBeVisible();
    await expect(story.canvas.getByText(say(msg`Not delivered`))).toBeVisible();
  },
};
