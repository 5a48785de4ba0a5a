import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { EventDetail } from '#src/contracts/activities.ts';
import type { ValidationCode } from '#src/contracts/errors.ts';
import { type EventView, JOIN_FORM } from '#src/screens/activity/activity-view.ts';
import { EventScreen } from '#src/screens/activity/event-screen.tsx';
import { figuresKey } from '#src/screens/form/kept-figures.ts';
import { eventViewFixture, sketchFixture } from '#tests/fixtures/activities.ts';
import { at } from '#tests/screens.ts';
import { fits } from './article-lists.tsx';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

const KEY = figuresKey('/events/activity-1');
const forget = () => localStorage.removeItem(KEY);
export default {
  title: 'Screens/Event',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

function Event({ isOver, memory, ...change }: Partial<EventDetail> & Partial<Pick<EventView, 'memory' | 'isOver'>>) {
  return (
    <Framed>
      <EventScreen
        view={eventViewFixture(change, { memory, ...(isOver !== undefined && { isOver }) })}
        locale={useLocale()}
      />
    </Framed>
  );
}
const joining = (story: Played) =>
  story.canvas.getByRole('button', { name: translatorOf(story)(msg`Join this event`) });
const named = (story: Played) => story.canvas.getByRole('textbox', { name: part(translatorOf(story)(msg`Full name`)) });
const sentBack = (...errors: [path: string, code: ValidationCode][]): EventView['memory'] => ({
  form: JOIN_FORM,
  fields: { fullName: 'Huda Salem', email: 'huda', seats: '2', waitingList: 'on' },
  errors: errors.map(([path, code]) => ({ path, code, message: 'It has changed.' })),
});
const done = (title: string): EventView['memory'] => ({
  form: JOIN_FORM,
  fields: {},
  errors: [],
  done: { title, message: 'Q7K2M-9XWTB' },
});

/** The streets are drawn for the eye; the address and the way are words below. North is up in Arabic too. */
export const Sketch: Story = {
  parameters: at('event', 'sketch of the place'),
  render: () => <Event sketch={sketchFixture} />,
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure');
    // West is left in every language.
    await expect(getComputedStyle(figure.firstElementChild!).direction).toBe('ltr');
    const words = sketchFixture.from!.name;
    const shown = [...canvasElement.querySelectorAll('li')].filter((line) =>
      Object.values(words).some((text) => text !== undefined && line.textContent.includes(text)),
    );
    await expect(shown).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.openstreetmap.org/search?query='),
    );
    await fits();
  },
};

export const SketchOnAPhone: Story = {
  parameters: at('event', 'sketch of the place'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Event sketch={sketchFixture} />,
  play: fits,
};

/** The whole card by keyboard: name, email, seats, the wish to wait. */
export const Open: Story = {
  parameters: at('event', 'open'),
  render: () => <Event />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    named(story).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: part(say(msg`Email`)) })).toHaveFocus();
    await userEvent.tab();
    await expect(story.canvasElement.querySelector('input[name=seats]')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
    await expect(joining(story)).toHaveFocus();
    await expect(new FormData(joining(story).closest('form')!).get('seats')).toBe('2');
    await fits();
  },
};

/** On phones the card follows the title. */
export const OnAPhone: Story = {
  parameters: at('event', 'on a phone'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Event />,
  play: async (story) => {
    const program = story.canvas.getByRole('heading', { name: translatorOf(story)(msg`When`) });
    await expect(joining(story).getBoundingClientRect().top).toBeLessThan(program.getBoundingClientRect().top);
    await fits();
  },
};

/** No more seats are offered than there are. */
export const LastSeats: Story = {
  parameters: at('event', 'last three seats'),
  render: () => <Event seatsLeft={3} />,
  play: async (story) => expect(story.canvasElement.querySelectorAll('input[name=seats]')).toHaveLength(3),
};

/** So many seats that a bar says more, online alone, without a program. */
export const OnlineOnly: Story = {
  parameters: at('event', 'online only'),
  render: () => <Event seats={300} seatsLeft={188} place={null} address={null} access={null} isOnline program={[]} />,
  play: async (story) =>
    expect(
      story.canvas.getByText(translatorOf(story)(msg`Online: we will email you the link once you have joined.`)),
    ).toBeVisible(),
};

export const Full: Story = {
  parameters: at('event', 'full'),
  render: () => <Event state="full" seatsLeft={0} waiting={7} />,
  play: async (story) => {
    await expect(
      story.canvas.getByRole('button', { name: translatorOf(story)(msg`Join the waiting list`) }),
    ).toBeVisible();
    await expect(story.canvasElement.querySelector('input[name=waitingList]')).toHaveValue('on');
    await expect(story.canvasElement.querySelector('aside')).toHaveTextContent(/7/);
  },
};

/** The last seats went while the person was writing: nothing is lost, and one may wait. */
export const FilledMeanwhile: Story = {
  parameters: at('event', 'refused'),
  render: () => <Event state="full" seatsLeft={0} memory={sentBack(['', 'invalidSelection'])} />,
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(story.canvasElement.querySelector('#error-summary')).toHaveTextContent(
      translatorOf(story)(
        msg`The last seats were taken while you were filling in this form. You can join the waiting list.`,
      ),
    );
    await expect(named(story)).toHaveValue('Huda Salem');
  },
};

export const Invalid: Story = {
  parameters: at('event', 'invalid'),
  render: () => <Event memory={sentBack(['fullName', 'required'], ['email', 'invalidEmail'])} />,
  play: async (story) => {
    const say = translatorOf(story);
    for (const words of [
      msg`Enter your full name`,
      msg`Enter an email address in the correct format, like name@example.org`,
    ])
      await expect(story.canvas.getAllByText(say(words))).toHaveLength(2);
    await expect(story.canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** It takes the focus, and the draft is gone from the device. */
export const Joined: Story = {
  parameters: at('event', 'joined'),
  beforeEach: () => localStorage.setItem(KEY, '{"fullName":"Huda"}'),
  render: () => <Event memory={done('accepted 2')} />,
  play: async (story) => {
    const card = story.canvasElement.querySelector('#joined');
    await waitFor(() => expect(card).toHaveFocus());
    await expect(card).toHaveTextContent('Q7K2M-9XWTB');
    await expect(localStorage.getItem(KEY)).toBeNull();
    await expect(story.canvasElement.querySelector('form')).toBeNull();
    await expect(
      story.canvas.getByRole('link', { name: translatorOf(story)(msg`Add to your calendar`) }),
    ).toHaveAttribute('href', expect.stringMatching(/\.ics$/));
  },
};

export const OnTheList: Story = {
  parameters: at('event', 'waiting list joined'),
  render: () => <Event state="full" seatsLeft={0} memory={done('submitted 1')} />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`You are on the waiting list`))).toBeVisible(),
};

export const Ended: Story = {
  parameters: at('event', 'closed'),
  render: () => <Event state="closed" isOver seatsLeft={6} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`This event has ended`))).toBeVisible();
    await expect(story.canvasElement.querySelector('aside')).toHaveTextContent(/54/);
    await expect(story.canvasElement.querySelector('form')).toBeNull();
  },
};

export const ClosedToOthers: Story = {
  parameters: at('event', 'under way'),
  render: () => <Event state="closed" isOver={false} related={[]} />,
  play: async (story) => expect(story.canvas.getByText(translatorOf(story)(msg`You can no longer join`))).toBeVisible(),
};

export const CalledOff: Story = {
  parameters: at('event', 'cancelled'),
  render: () => <Event state="cancelled" />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`This event will not take place`))).toBeVisible(),
};

/** The answer never comes; the second press sends nothing. */
export const Submitting: Story = {
  parameters: at('event', 'submitting'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    return () => sent.mockRestore();
  },
  render: () => <Event />,
  play: async (story) => {
    await story.userEvent.dblClick(joining(story));
    await waitFor(() => expect(joining(story).closest('form')).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
  },
};

export const Offline: Story = {
  parameters: at('event', 'offline'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    return () => sent.mockRestore();
  },
  render: () => <Event />,
  play: async (story) => {
    await story.userEvent.type(named(story), 'Huda');
    await story.userEvent.click(joining(story));
    await expect(
      await story.canvas.findByText(
        translatorOf(story)(msg`You are offline. What you typed is still here; try again when you are back online.`),
      ),
    ).toBeVisible();
    await expect(named(story)).toHaveValue('Huda');
  },
};

/** Another language than the page: marked with its own. */
export const OneLanguage: Story = {
  parameters: at('event', 'one language'),
  render: () => <Event title={{ tr: 'Yalnızca Türkçe' }} body={{ tr: '<p>Bu metin Türkçe.</p>' }} tags={[]} />,
  play: async (story) => {
    const title = story.canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('Yalnızca Türkçe');
    if (story.globals['locale'] !== 'tr') await expect(title.querySelector('[lang=tr]')).not.toBeNull();
  },
};
