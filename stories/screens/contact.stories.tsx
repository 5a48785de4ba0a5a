import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { ValidationCode } from '#src/contracts/errors.ts';
import { ContactScreen } from '#src/screens/contact/contact-screen.tsx';
import { CONTACT_FORM, CONTACT_PATH, type ContactView } from '#src/screens/contact/contact-view.ts';
import { figuresKey } from '#src/screens/form/kept-figures.ts';
import { contactFixture } from '#tests/fixtures/contact.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

const forget = () => localStorage.removeItem(figuresKey(CONTACT_PATH));
export default {
  title: 'Screens/Contact',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

function Contact({ now, ...view }: Partial<ContactView> & { now?: string }) {
  return (
    <Framed>
      <ContactScreen view={contactFixture(view, now)} locale={useLocale()} />
    </Framed>
  );
}
const radio = ({ canvasElement }: Played, subject: string) =>
  canvasElement.querySelector<HTMLInputElement>(`input[name="subject"][value="${subject}"]`)!;
const field = (story: Played, name: Parameters<ReturnType<typeof translatorOf>>[0]) =>
  story.canvas.getByRole('textbox', { name: part(translatorOf(story)(name)) });
const sending = (story: Played) =>
  story.canvas.getByRole('button', { name: translatorOf(story)(msg`Send the message`) });
const refused = (...errors: [path: string, code: ValidationCode][]): ContactView['memory'] => ({
  form: CONTACT_FORM,
  fields: { subject: 'donation', email: 'huda', message: 'Where is my receipt?' },
  errors: errors.map(([path, code]) => ({ path, code, message: '' })),
});

/** The whole form by keyboard. Whoever reports something wrong reads that no name is needed. */
export const Untouched: Story = {
  parameters: at('contact us', 'untouched'),
  render: () => <Contact />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const nameless = canvas.getByText(
      say(msg`You do not have to say who you are. If you do not give an email address, we cannot answer you.`),
    );
    await expect(nameless).not.toBeVisible();
    radio(story, 'donation').focus();
    await userEvent.keyboard(' ');
    await userEvent.click(radio(story, 'wrong'));
    await expect(nameless).toBeVisible();
    await userEvent.tab();
    await expect(field(story, msg`Full name`)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(field(story, msg`Message`)).toHaveFocus();
    await userEvent.tab();
    await expect(sending(story)).toHaveFocus();
    await expect(canvas.getByText(part(say(msg`Open now.`)))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Every rule; what was typed is still there, and each line leads to its field. */
export const Invalid: Story = {
  parameters: at('contact us', 'invalid'),
  render: () => (
    <Contact
      memory={refused(
        ['subject', 'required'],
        ['fullName', 'required'],
        ['email', 'invalidEmail'],
        ['orderNumber', 'invalidFormat'],
        ['message', 'required'],
      )}
    />
  ),
  play: async (story) => {
    const { canvasElement, userEvent } = story;
    const say = translatorOf(story);
    await waitFor(() => expect(canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(field(story, msg`Email`)).toHaveValue('huda');
    for (const words of [
      msg`Choose what your message is about`,
      msg`Enter your full name`,
      msg`Enter an email address in the correct format, like name@example.org`,
      msg`Enter the donation number as it appears on your receipt, or leave the field empty`,
      msg`Write your message`,
    ])
      await expect(story.canvas.getAllByText(say(words))).toHaveLength(2);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#subject');
  },
};

export const TooLong: Story = {
  parameters: at('contact us', 'too long'),
  render: () => <Contact memory={refused(['message', 'tooLong'])} />,
  play: async (story) => {
    await expect(story.canvasElement.querySelector('#message-error')).toHaveTextContent(/4[.,]?000/);
    await expect(field(story, msg`Message`)).toHaveValue('Where is my receipt?');
  },
};

/** A limit of the server is said above the form, and nothing is lost. */
export const Refused: Story = {
  parameters: at('contact us', 'refused'),
  render: () => (
    <Contact
      memory={{
        ...refused()!,
        errors: [{ path: '', code: 'invalidSelection', message: 'You have tried too many times.' }],
      }}
    />
  ),
  play: async (story) => {
    await expect(story.canvasElement.querySelector('#error-summary')).toHaveTextContent('too many times');
    await expect(field(story, msg`Message`)).toHaveValue('Where is my receipt?');
  },
};

/** The answer never comes; the second press sends nothing. The page says how long it was open. */
export const Submitting: Story = {
  parameters: at('contact us', 'submitting'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    return () => sent.mockRestore();
  },
  render: () => <Contact />,
  play: async (story) => {
    await story.userEvent.dblClick(sending(story));
    const form = story.canvasElement.querySelector('form')!;
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
    await expect(form.querySelector<HTMLInputElement>('[name=openFor]')!.value).toMatch(/^\d+$/);
  },
};

export const Offline: Story = {
  parameters: at('contact us', 'offline'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    return () => sent.mockRestore();
  },
  render: () => <Contact />,
  play: async (story) => {
    await story.userEvent.type(field(story, msg`Message`), 'Where is it?');
    await story.userEvent.click(sending(story));
    await expect(
      await story.canvas.findByText(
        translatorOf(story)(msg`You are offline. What you typed is still here; try again when you are back online.`),
      ),
    ).toBeVisible();
    await expect(field(story, msg`Message`)).toHaveValue('Where is it?');
  },
};

/** It takes the focus, and the draft is gone from the device. */
export const Done: Story = {
  parameters: at('contact us', 'done'),
  beforeEach: () => localStorage.setItem(figuresKey(CONTACT_PATH), '{"message":"Where is it?"}'),
  render: () => (
    <Contact
      memory={{
        form: CONTACT_FORM,
        fields: {},
        errors: [],
        done: { title: 'Q7K2M-9XWTB', message: 'A person will read your message and answer within a day.' },
      }}
    />
  ),
  play: async (story) => {
    const sent = story.canvasElement.querySelector('#contact-sent');
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(sent).toHaveTextContent('Q7K2M-9XWTB');
    await expect(localStorage.getItem(figuresKey(CONTACT_PATH))).toBeNull();
    await expect(story.canvasElement.querySelector('form')).toBeNull();
  },
};

export const SubjectFromTheAddress: Story = {
  parameters: at('contact us', 'subject from the address'),
  render: () => <Contact subject="zakat" search="gold" />,
  play: async (story) => {
    await expect(radio(story, 'zakat')).toBeChecked();
    await expect(field(story, msg`Message`)).toHaveValue('gold');
  },
};

const closed = async (story: Played) => {
  const say = translatorOf(story);
  await expect(story.canvas.queryByText(part(say(msg`Open now.`)))).toBeNull();
  await expect(story.canvasElement.querySelector('dl')).toHaveTextContent(/0?9[.:]00/);
};
/** An hour before it opens. */
export const ClosedNow: Story = {
  parameters: at('contact us', 'closed now'),
  render: () => <Contact now="2026-11-22T05:00:00Z" />,
  play: closed,
};
export const Friday: Story = {
  parameters: at('contact us', 'Friday'),
  render: () => <Contact now="2026-11-27T09:00:00Z" />,
  play: async (story) => {
    await closed(story);
    await expect(story.canvasElement.querySelector('dl')).toHaveTextContent(/Sunday|الأحد|Pazar/);
  },
};
/** A new charity: no telephone, no hours, no questions. */
export const WithoutContact: Story = {
  parameters: at('contact us', 'without contact'),
  render: () => <Contact contact={undefined} office={undefined} oftenAsked={[]} />,
  play: async (story) => {
    await expect(story.canvasElement.querySelector('dl')).toBeNull();
    await expect(sending(story)).toBeVisible();
  },
};

const draft = { beforeEach: () => localStorage.setItem(figuresKey(CONTACT_PATH), '{"message":"Where is it?"}') };
export const DraftFound: Story = {
  parameters: at('contact us', 'draft found'),
  ...draft,
  render: () => <Contact />,
  play: async (story) => {
    await expect(
      await story.canvas.findByText(translatorOf(story)(msg`What you typed before has been restored.`)),
    ).toBeVisible();
    await expect(field(story, msg`Message`)).toHaveValue('Where is it?');
  },
};
/** By keyboard; the focus stays where the button was. */
export const DraftErased: Story = {
  parameters: at('contact us', 'draft erased'),
  ...draft,
  render: () => <Contact />,
  play: async (story) => {
    const say = translatorOf(story);
    (await story.canvas.findByRole('button', { name: say(msg`Erase`) })).focus();
    await story.userEvent.keyboard('{Enter}');
    const said = await story.canvas.findByText(say(msg`What you typed has been erased from this device.`));
    await expect(said).toHaveFocus();
    await expect(field(story, msg`Message`)).toHaveValue('');
    await expect(localStorage.getItem(figuresKey(CONTACT_PATH))).toBeNull();
  },
};
