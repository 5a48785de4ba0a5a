import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FaqsScreen } from '#src/screens/faqs/faqs-screen.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { faqsFixture } from '#tests/fixtures/faqs.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/FAQs', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

type QuestionsProps = { faqs?: ReturnType<typeof faqsFixture>; search?: string; memory?: FormState };

function Questions({ faqs = faqsFixture(), memory, search }: QuestionsProps) {
  return (
    <Framed>
      <FaqsScreen faqs={faqs} memory={memory} search={search} locale={useLocale()} email="hello@sanad.example" />
    </Framed>
  );
}
const RECEIPT: Readonly<Record<string, string>> = { en: 'receipt', ar: 'إيصال', tr: 'makbuz' };
const wordIn = ({ globals }: Played): string => RECEIPT[String(globals['locale'])] ?? 'receipt';
const questions = (root: HTMLElement) => [...root.querySelectorAll<HTMLDetailsElement>('details:not([hidden])')];

export const Usual: Story = {
  parameters: at('faqs', 'usual'),
  render: () => <Questions />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(questions(canvasElement)).toHaveLength(faqsFixture().length);
    const [first] = questions(canvasElement);
    await expect(first!.open).toBe(false);
    await userEvent.click(first!.querySelector('summary')!);
    await expect(first!.open).toBe(true);
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Found while typing: the count is said, the word marked, the first answer open. */
export const Several: Story = {
  parameters: at('faqs', 'several'),
  render: () => <Questions />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    await userEvent.type(canvas.getByRole('searchbox'), wordIn(story));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(wordIn(story)));
    const found = questions(canvasElement);
    await expect(found.length).toBeGreaterThan(1);
    await expect(found.length).toBeLessThan(8);
    await expect(CSS.highlights.get('faq')!.size).toBeGreaterThan(1);
    await expect(found[0]!.open).toBe(true);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(questions(canvasElement)).toHaveLength(faqsFixture().length));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('searchbox'), wordIn(story));
  },
};

export const None: Story = {
  parameters: at('faqs', 'none'),
  render: () => <Questions search="xyzzy" />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(questions(story.canvasElement)).toHaveLength(0);
    await expect(story.canvas.getByText(say(msg`No answers match your search`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Show all questions`) })).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Ask a question`) })).toBeVisible();
  },
};

/** The browser opens the answer that the address names, with script or without. */
export const LinkedAnswer: Story = {
  parameters: at('faqs', 'linked answer'),
  render: () => <Questions />,
  play: async ({ canvasElement }) => {
    location.hash = '#is-zakat-kept-apart';
    const linked = canvasElement.querySelector('#is-zakat-kept-apart p');
    await waitFor(() => expect(linked!.checkVisibility()).toBe(true));
    history.replaceState(null, '', location.pathname + location.search);
  },
};

const said = (word: string, part: Partial<FormState> = { done: {} }): FormState => ({
  form: 'faqs/answered',
  fields: { answered: `is-zakat-kept-apart.${word}` },
  errors: [],
  ...part,
});

/** The answer that was spoken of is open, and thanked for. */
export const Helped: Story = {
  parameters: at('faqs', 'helped'),
  render: () => <Questions memory={said('yes')} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Thank you for telling us.`))).toBeVisible();
    await expect(story.canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
  },
};

/** One field, whose words the contact form begins with. */
export const DidNotHelp: Story = {
  parameters: at('faqs', 'did not help'),
  render: () => <Questions memory={said('no')} />,
  play: async (story) => {
    const field = story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`What did you want to know?`) });
    await expect(field).toBeVisible();
    await expect(field.closest('form')).toHaveAttribute('action', expect.stringContaining('/contact-us'));
  },
};

export const Refused: Story = {
  parameters: at('faqs', 'refused'),
  render: () => <Questions memory={said('yes', { errors: [{ path: '', code: 'tooManyRequests', message: '429' }] })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('429');
  },
};

export const Empty: Story = {
  parameters: at('faqs', 'empty'),
  render: () => <Questions faqs={[]} />,
  play: async (story) => {
    await expect(
      story.canvas.getByRole('heading', { name: translatorOf(story)(msg`There are no questions here yet`) }),
    ).toBeVisible();
  },
};
