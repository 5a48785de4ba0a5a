import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { CaseStatus } from '#src/contracts/cases.ts';
import { CaseCheckScreen } from '#src/screens/case-check/case-check-screen.tsx';
import { CASE_FORM, type CaseCheckView } from '#src/screens/case-check/case-check-view.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Bill check', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const number = '30418';
function BillCheck(check: CaseCheckView) {
  return (
    <Framed>
      <CaseCheckScreen check={check} locale={useLocale()} />
    </Framed>
  );
}
const found = (status: Partial<CaseStatus>) => (
  <BillCheck
    memory={{ form: CASE_FORM, fields: { billNumber: number }, errors: [] }}
    found={{
      billNumber: number,
      status: { isReal: true, isOpen: true, remaining: 124_000, currency: 'USD', slug: 'case-30418', ...status },
    }}
  />
);

const result = (root: HTMLElement) => root.querySelector('#case-result');

export const Untouched: Story = {
  parameters: at('bill check', 'untouched'),
  render: () => <BillCheck />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await userEvent.click(canvas.getByRole('textbox', { name: part(say(msg`Bill number`)) }));
    await userEvent.keyboard('٣٠٤١٨');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say(msg`Check the number`) })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Invalid: Story = {
  parameters: at('bill check', 'invalid'),
  render: () => (
    <BillCheck
      memory={{
        form: CASE_FORM,
        fields: { billNumber: 'hello' },
        errors: [{ path: 'billNumber', code: 'invalidFormat', message: '' }],
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('textbox', { name: part(say(msg`Bill number`)) })).toHaveValue('hello');
    await expect(
      story.canvas.getAllByText(say(msg`Enter the bill number as it appears on the bill, like 30418`)),
    ).toHaveLength(2);
  },
};

/** Numbers are not told to who tries them in bulk; the last one typed stays. */
export const TooManyTries: Story = {
  parameters: at('bill check', 'too many tries'),
  render: () => (
    <BillCheck
      memory={{
        form: CASE_FORM,
        fields: { billNumber: number },
        errors: [{ path: '', code: 'invalidSelection', message: 'You have tried too many times.' }],
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('alert')).toHaveTextContent('too many times');
    await expect(story.canvas.getByRole('textbox', { name: part(say(msg`Bill number`)) })).toHaveValue(number);
    await expect(result(story.canvasElement)).toBeNull();
  },
};

/** What was found takes the focus, and its link leads to the case. */
export const RealAndOpen: Story = {
  parameters: at('bill check', 'real and open'),
  render: () => found({}),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await expect(result(story.canvasElement)).toHaveTextContent(say(msg`Bill ${number} is real and open`));
    await waitFor(() => expect(result(story.canvasElement)).toHaveFocus());
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: say(msg`Open the case`) });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/projects\/case-30418$/));
  },
};

export const Closed: Story = {
  parameters: at('bill check', 'closed'),
  render: () => found({ isOpen: false, remaining: 0 }),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('link', { name: say(msg`See how the case ended`) })).toBeVisible();
    await expect(story.canvas.queryByRole('link', { name: say(msg`Open the case`) })).toBeNull();
  },
};

export const Unknown: Story = {
  parameters: at('bill check', 'unknown'),
  render: () => found({ isReal: false, isOpen: false, remaining: 0, slug: null }),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(result(story.canvasElement)).toHaveTextContent(say(msg`We have no record of bill ${number}`));
    await expect(story.canvasElement.querySelector('#case-result a')).toBeNull();
  },
};
