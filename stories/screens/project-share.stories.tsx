import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { projectDetailFixture } from '#tests/fixtures/project-detail.ts';
import { at } from '#tests/screens.ts';
import { translatorOf } from './frame.tsx';
import { Project } from './project-page.tsx';

export default { title: 'Screens/Project/Share', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

/** A device whose own sheet is `open`, or that has none. */
const deviceThatShares = (open: ((data: ShareData) => Promise<void>) | undefined) => () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: open });
  return () => {
    delete (navigator as { share?: unknown }).share;
  };
};
let shared: ShareData | undefined;

/** Where the device has no sheet: plain links that need no script, and the address to copy, which says that it was copied. */
export const ShareSheet: Story = {
  parameters: at('project', 'share sheet'),
  beforeEach: () => {
    const leave = deviceThatShares(undefined)();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => {
      leave();
      copied.mockRestore();
    };
  },
  render: () => <Project />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await userEvent.click(canvas.getByText(say(msg`Share`)));
    const url = `https://sanad.example${story.globals['locale'] === 'ar' ? '/ar' : ''}/projects/${projectDetailFixture().slug}`;
    await expect(canvas.getByRole('link', { name: say(msg`WhatsApp`) })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(url)),
    );
    await expect(canvas.getByRole('link', { name: say(msg`Email`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=[^+]+&body=/),
    );
    const copy = within(canvas.getByText(url).closest('details')!).getByRole('button', {
      name: say(msg`Copy the link`),
    });
    await userEvent.click(copy);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(url);
    await waitFor(() => expect(copy.parentElement!.querySelector('output')).not.toBeEmptyDOMElement());
    // For people with a site of their own: the markup of the card, to be copied.
    await userEvent.click(canvas.getByText(say(msg`Add this project to your website`)));
    await userEvent.click(canvas.getByRole('button', { name: say(msg`Copy the card`) }));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(expect.stringMatching(/^<iframe src="https:/));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ShareSheetOnAPhone: Story = {
  ...ShareSheet,
  parameters: at('project', 'share sheet'),
  globals: { viewport: { value: 'phone' } },
};

/** The device's own sheet is asked first; ours stays closed. */
/** Its own sheet is opened by the device, which the measuring of what opens cannot see. */
const sharesByTheDevice = { opensOutside: true };

export const SharedByTheDevice: Story = {
  parameters: { ...at('project', 'share sheet'), ...sharesByTheDevice },
  beforeEach: deviceThatShares(async (data) => {
    shared = data;
  }),
  render: () => <Project />,
  play: async (story) => {
    const opener = story.canvas.getByText(translatorOf(story)(msg`Share`));
    await story.userEvent.click(opener);
    await expect(shared).toMatchObject({
      title: story.canvas.getByRole('heading', { level: 1 }).textContent,
      url: expect.stringContaining('https://sanad.example/'),
    });
    await expect(opener.closest('details')).not.toHaveAttribute('open');
  },
};

/** A sheet of the device that cannot open gives way to ours. */
export const DeviceRefusesToShare: Story = {
  parameters: { ...at('project', 'share sheet'), ...sharesByTheDevice },
  beforeEach: deviceThatShares(async () => {
    throw new DOMException('not here', 'NotAllowedError');
  }),
  render: () => <Project />,
  play: async (story) => {
    await story.userEvent.click(story.canvas.getByText(translatorOf(story)(msg`Share`)));
    await waitFor(() =>
      expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`WhatsApp`) })).toBeVisible(),
    );
  },
};
