import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { ValidationCode } from '#src/contracts/errors.ts';
import { figuresKey } from '#src/screens/form/kept-figures.ts';
import { VolunteerScreen } from '#src/screens/volunteer/volunteer-screen.tsx';
import { VOLUNTEER_FORM, VOLUNTEER_PATH, type VolunteerView } from '#src/screens/volunteer/volunteer-view.ts';
import { volunteerFixture } from '#tests/fixtures/volunteer.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

const forget = () => localStorage.removeItem(figuresKey(VOLUNTEER_PATH));
export default {
  title: 'Screens/Volunteer',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

function Volunteer({ memory }: { memory?: VolunteerView['memory'] }) {
  const locale = useLocale();
  return (
    <Framed>
      <VolunteerScreen view={volunteerFixture(locale, memory)} locale={locale} />
    </Framed>
  );
}
const sending = (story: Played) =>
  story.canvas.getByRole('button', { name: translatorOf(story)(msg`Offer your help`) });
const box = ({ canvasElement }: Played, name: string) =>
  canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
const refused = (...errors: [path: string, code: ValidationCode][]): VolunteerView['memory'] => ({
  form: VOLUNTEER_FORM,
  fields: { 'day.saturday': 'on', 'interest.driving': 'on', email: 'maryam', timeFrom: '10:00', workWith: 'female' },
  errors: errors.map(([path, code]) => ({ path, code, message: '' })),
});

/** By keyboard through the week; the thread marks the part that one is in. */
export const Untouched: Story = {
  parameters: at('volunteer', 'untouched'),
  render: () => <Volunteer />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(box(story, 'day.monday')).not.toBeChecked();
    box(story, 'day.monday').focus();
    await userEvent.keyboard(' ');
    await expect(box(story, 'day.monday')).toBeChecked();
    const knot = canvas.getByRole('link', { name: translatorOf(story)(msg`When you are available`) });
    await expect(Number(getComputedStyle(knot).fontWeight)).toBeGreaterThanOrEqual(600);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Every rule; what was typed and ticked is still there, and each line leads to its field. */
export const Invalid: Story = {
  parameters: at('volunteer', 'invalid'),
  render: () => (
    <Volunteer
      memory={refused(
        ['fullName', 'required'],
        ['email', 'invalidEmail'],
        ['phone.number', 'required'],
        ['gender', 'required'],
        ['dateOfBirth', 'tooLow'],
        ['nationality', 'required'],
        ['country', 'required'],
        ['city', 'required'],
        ['time.to', 'tooLow'],
        ['startDate', 'tooLow'],
        ['endDate', 'tooLow'],
        ['education', 'required'],
        ['occupation', 'required'],
        ['notes', 'tooLong'],
      )}
    />
  ),
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const say = translatorOf(story);
    await waitFor(() => expect(canvasElement.querySelector('#error-summary')).toHaveFocus());
    for (const name of ['day.saturday', 'interest.driving']) await expect(box(story, name)).toBeChecked();
    for (const words of [
      msg`Enter your phone number`,
      msg`Choose the country you live in`,
      msg`Enter an end time that is later than the start time`,
      msg`Enter a first day between today and two years from now`,
      msg`Enter a last day that is not before the first day, or leave the field empty`,
    ])
      await expect(canvas.getAllByText(say(words))).toHaveLength(2);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#fullName');
    for (const link of canvasElement.querySelectorAll('#error-summary a'))
      await expect(canvasElement.querySelector(link.getAttribute('href')!)).not.toBeNull();
  },
};

/** A limit of the server is said above the form, and nothing is lost. */
export const Refused: Story = {
  parameters: at('volunteer', 'refused'),
  render: () => (
    <Volunteer
      memory={{
        ...refused()!,
        errors: [{ path: '', code: 'invalidSelection', message: 'You have tried too many times.' }],
      }}
    />
  ),
  play: async (story) => {
    await expect(story.canvasElement.querySelector('#error-summary')).toHaveTextContent('too many times');
    await expect(box(story, 'day.saturday')).toBeChecked();
  },
};

/** The answer never comes; the second press sends nothing. */
export const Submitting: Story = {
  parameters: at('volunteer', 'submitting'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    return () => sent.mockRestore();
  },
  render: () => <Volunteer />,
  play: async (story) => {
    await story.userEvent.dblClick(sending(story));
    const form = story.canvasElement.querySelector('form')!;
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
    await expect(form.querySelector<HTMLInputElement>('[name=openFor]')!.value).toMatch(/^\d+$/);
  },
};

export const Offline: Story = {
  parameters: at('volunteer', 'offline'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    return () => sent.mockRestore();
  },
  render: () => <Volunteer />,
  play: async (story) => {
    await story.userEvent.click(sending(story));
    await expect(
      await story.canvas.findByText(
        translatorOf(story)(msg`You are offline. What you typed is still here; try again when you are back online.`),
      ),
    ).toBeVisible();
  },
};

/** It takes the focus, and the draft is gone from the device. */
export const Done: Story = {
  parameters: at('volunteer', 'done'),
  beforeEach: () => localStorage.setItem(figuresKey(VOLUNTEER_PATH), '{"city":"Jeddah"}'),
  render: () => (
    <Volunteer
      memory={{
        form: VOLUNTEER_FORM,
        fields: {},
        errors: [],
        done: { title: 'Q7K2M-9XWTB', message: 'A person reads it and answers within a week.' },
      }}
    />
  ),
  play: async (story) => {
    const sent = story.canvasElement.querySelector('#volunteer-sent');
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(sent).toHaveTextContent('Q7K2M-9XWTB');
    await expect(localStorage.getItem(figuresKey(VOLUNTEER_PATH))).toBeNull();
  },
};

/** Fields, choices and ticks come back. */
export const DraftFound: Story = {
  parameters: at('volunteer', 'draft found'),
  beforeEach: () =>
    localStorage.setItem(
      figuresKey(VOLUNTEER_PATH),
      '{"city":"Jeddah","day.friday":"on","gender":"female","education":"master"}',
    ),
  render: () => <Volunteer />,
  play: async (story) => {
    const { canvas, canvasElement } = story;
    const say = translatorOf(story);
    await expect(await canvas.findByText(say(msg`What you typed before has been restored.`))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: part(say(msg`City`)) })).toHaveValue('Jeddah');
    await expect(box(story, 'day.friday')).toBeChecked();
    await expect(canvasElement.querySelector('#education')).toHaveValue('master');
    (await canvas.findByRole('button', { name: say(msg`Erase`) })).focus();
    await story.userEvent.keyboard('{Enter}');
    await expect(box(story, 'day.friday')).not.toBeChecked();
  },
};
