import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { textIn } from '#src/i18n/multilingual.ts';
import { refusedForm } from '#tests/fixtures/checkout.ts';
import { projectDetailFixture } from '#tests/fixtures/project-detail.ts';
import { sharesFixture, wellFixture } from '#tests/fixtures/projects.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { part, translatorOf } from './frame.tsx';
import { Project } from './project-page.tsx';

export default { title: 'Screens/Project surplus', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const completed = projectDetailFixture(
  { outcome: 'funded' },
  wellFixture({ isOpen: false, status: 'completed', raised: 2_450_000, remaining: 0 }),
);

const over = (fields: Record<string, string>, path: string, limit: number, message: string) =>
  refusedForm('cart/add', fields, [{ path, code: 'tooHigh', message, limit }]);

/** Nothing is refused without a way on: what is needed, or the whole to the cause. */
export const OverTheRemainder: Story = {
  parameters: at('project', 'over the remainder'),
  render: function Render() {
    return (
      <Project
        project={projectDetailFixture({}, wellFixture())}
        memory={over({ amount: '5000', next: 'stay' }, 'amount', 172_000, useWords().badAmount)}
      />
    );
  },
  play: async (story) => {
    const { canvas } = story;
    const field = canvas.getByRole('textbox', { name: translatorOf(story)(msg`Or another amount`) });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('5000');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await story.userEvent.tab();
    // The limit is named, in the summary and beside the field.
    await expect(canvas.getByRole('link', { name: /1,720.*5,000/ })).toHaveAttribute('href', '#amount');
    await expect(field).toHaveAccessibleDescription(expect.stringMatching(/1,720.*5,000/));
    await story.userEvent.tab();
    await expect(canvas.getByRole('button', { name: /1,720/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /1,720/ })).toHaveValue('remainder-172000');
    await story.userEvent.tab();
    await expect(canvas.getByRole('button', { name: /5,000/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /5,000/ })).toHaveValue('category-500000');
    // Enter in a field goes on as before, and makes no choice.
    const form = field.closest('form')!;
    await expect(form.querySelector('button')).toHaveAttribute('name', 'next');
    await expect(form.querySelector('button')).toHaveValue('stay');
  },
};

/** While it is typed, before anything is sent: both ways are named, and for zakat the zakat fund. */
export const TypedOverTheRemainder: Story = {
  parameters: at('project', 'over the remainder'),
  render: () => <Project project={projectDetailFixture({}, wellFixture())} />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const say = translatorOf(story);
    const project = projectDetailFixture({}, wellFixture());
    const cause = textIn(project.categories[0]!.title, story.globals['locale'] === 'ar' ? 'ar' : 'en');
    await userEvent.type(canvas.getByRole('textbox', { name: say(msg`Or another amount`) }), '5000');
    const said = canvasElement.querySelector('#donation-figures')!;
    const both = msg`This project needs only [limit] more. You can give that much here, or give all [whole] to the cause “${cause}”.`;
    const zakat = msg`This project needs only [limit] more. You can give that much here, or give all [whole] to the zakat fund.`;
    const endOf = (words: typeof both) => say(words).split(']').at(-1)!;
    await waitFor(() => expect(said).toHaveTextContent(/1,720.*5,000/));
    await expect(said).toHaveTextContent(endOf(both));
    await userEvent.click(canvasElement.querySelector('input[name=intention]')!);
    await waitFor(() => expect(said).toHaveTextContent(endOf(zakat)));
  },
};

export const UnitsOverTheRemainder: Story = {
  parameters: at('project', 'over the remainder'),
  render: function Render() {
    return (
      <Project
        project={projectDetailFixture({}, sharesFixture({ goal: 300 * 8500, raised: 297 * 8500 }))}
        memory={over({ quantity: '5', next: 'checkout' }, 'quantity', 3, useWords().badAmount)}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /255/ })).toHaveValue('remainder-25500');
    await expect(canvas.getByRole('button', { name: /425/ })).toHaveValue('category-42500');
  },
};

/** Less than one share is left: the rest is given in one sum, and nothing is chosen. */
export const RestOfAUnit: Story = {
  parameters: at('project', 'rest of a unit'),
  render: () => (
    <Project
      project={projectDetailFixture(
        { beneficiariesCount: 0, numberOfCoveredBeneficiaries: 0 },
        sharesFixture({ goal: 300 * 8500, raised: 300 * 8500 - 4000 }),
      )}
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    const form = canvas.getByRole('form', { name: say(msg`Your donation`) });
    await expect(within(form).getAllByText(/40/)[0]).toBeVisible();
    await expect(within(form).queryByRole('textbox', { name: say(msg`Quantity`) })).toBeNull();
    await expect(within(form).getByRole('button', { name: /40/ })).toHaveValue('checkout');
    await expect(form.querySelector('input[name="preset"]')).toHaveValue('4000');
    await expect(within(form).getByRole('link', { name: say(msg`Give to another project instead`) })).toHaveAttribute(
      'href',
      expect.stringContaining('status=published'),
    );
  },
};

/** A unit was asked for while somebody else gave: the answer names what is left. */
export const RestBelowTheLeast: Story = {
  parameters: at('project', 'rest below the least'),
  render: () => (
    <Project
      project={projectDetailFixture({}, wellFixture({ minimum: 1000, goal: 2_450_000, raised: 2_449_500 }))}
      memory={refusedForm('cart/add', { preset: '5000' }, [
        { path: 'amount', code: 'tooHigh', message: '', limit: 500 },
      ])}
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(
      canvas.getByRole('link', {
        name: say(msg`This project can now accept only the amount it still needs. Check the amount.`),
      }),
    ).toHaveAttribute('href', '#rest');
    await expect(canvas.queryByRole('radio', { name: /50/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /\b5\b/ })).toBeVisible();
  },
};

/** Much was wanted of which only a rest is needed: the whole can still go to the cause, as often as it was wanted. */
export const FarOverTheRest: Story = {
  parameters: at('project', 'rest below the least'),
  render: () => (
    <Project
      project={projectDetailFixture({}, wellFixture({ minimum: 1000, goal: 2_450_000, raised: 2_449_500 }))}
      memory={over({ amount: '5000', frequency: 'regular', interval: 'month', next: 'stay' }, 'amount', 500, '')}
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    const whole = canvas.getByRole('button', { name: /5,000/ });
    await expect(whole).toHaveValue('category-500000');
    const fields = Object.fromEntries(new FormData(whole.closest('form')!));
    // What a later error would ask again for, and how often the cause gets it. The rest itself is given once.
    await expect(fields).toMatchObject({ wanted: '500000', 'fund-frequency': 'regular', 'fund-interval': 'month' });
    await expect(fields).not.toHaveProperty('frequency');
    const following = translatorOf(story)(
      msg`The first donation will complete the project. Later donations will go to the same cause.`,
    );
    await expect(canvas.queryByText(following)).toBeNull();
  },
};

/** The project was completed while the donation was typed: the whole goes to its cause by one press, with all that was typed. */
export const CompletedMeanwhile: Story = {
  parameters: at('project', 'completed'),
  render: () => (
    <Project
      project={completed}
      memory={refusedForm(
        'cart/add',
        { amount: '250', next: 'checkout', isGift: 'on', giftReceiverName: 'Mona Said', surplus: '' },
        [{ path: 'projectId', code: 'invalidSelection', message: '' }],
      )}
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      translatorOf(story)(msg`This project stopped accepting donations before yours arrived. Nothing was charged.`),
    );
    const whole = canvas.getByRole('button', { name: /\b250\b/ });
    await expect(whole).toHaveValue('category-25000');
    await expect(Object.fromEntries(new FormData(whole.closest('form')!))).toMatchObject({
      amount: '250',
      giftReceiverName: 'Mona Said',
      surplusNext: 'checkout',
    });
  },
};

/** What else was wrong is told, and is not sent on: its field is not there any more. */
export const CompletedMeanwhileWithAWrongAddress: Story = {
  parameters: at('project', 'completed'),
  render: () => (
    <Project
      project={completed}
      memory={refusedForm(
        'cart/add',
        { amount: '250', isGift: 'on', giftReceiverName: 'Mona Said', giftReceiverEmail: 'mona' },
        [
          { path: 'giftReceiverEmail', code: 'invalidFormat', message: 'Mona: mona' },
          { path: 'projectId', code: 'invalidSelection', message: '' },
        ],
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Mona: mona');
    await expect(canvas.queryByRole('button', { name: /\b250\b/ })).toBeNull();
  },
};

/** Zakat as a gift has no fund: it is only told that nothing was charged. */
export const GiftOfZakatCompletedMeanwhile: Story = {
  parameters: at('project', 'completed'),
  render: () => (
    <Project
      project={completed}
      memory={refusedForm('cart/add', { amount: '250', intention: 'zakat', isGift: 'on' }, [
        { path: 'projectId', code: 'invalidSelection', message: '' },
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /\b250\b/ })).toBeNull();
  },
};

/** Of a recurring donation the first one completes the project: it says where the following ones go. */
export const RecurringOverTheRemainder: Story = {
  parameters: at('project', 'over the remainder'),
  render: function Render() {
    return (
      <Project
        project={projectDetailFixture({}, wellFixture())}
        memory={over(
          { amount: '5000', frequency: 'regular', interval: 'month' },
          'amount',
          172_000,
          useWords().badAmount,
        )}
      />
    );
  },
  play: async (story) => {
    const following = translatorOf(story)(
      msg`The first donation will complete the project. Later donations will go to the same cause.`,
    );
    await expect(story.canvas.getByText(following)).toBeVisible();
  },
};

/** More than a fund takes in one donation: only what is needed is offered, and nothing is asked. */
export const FarOverTheRemainder: Story = {
  parameters: at('project', 'over the remainder'),
  render: function Render() {
    return (
      <Project
        project={projectDetailFixture({}, wellFixture())}
        memory={over({ amount: '5000000' }, 'amount', 172_000, useWords().badAmount)}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /1,720/ })).toHaveValue('remainder-172000');
    await expect(canvas.queryByRole('button', { name: /5,000,000/ })).toBeNull();
  },
};

/** Zakat stays zakat: the zakat fund, or another project that may receive it. */
export const ZakatOverTheRemainder: Story = {
  parameters: at('project', 'over the remainder'),
  render: function Render() {
    return (
      <Project
        project={projectDetailFixture({}, wellFixture())}
        memory={over({ amount: '5000', intention: 'zakat' }, 'amount', 172_000, useWords().badAmount)}
      />
    );
  },
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    const following = say(
      msg`The first donation will complete the project. Later donations will go to the same cause.`,
    );
    await expect(canvas.queryByText(following)).toBeNull();
    await expect(canvas.getByRole('link', { name: say(msg`Other projects that accept zakat`) })).toHaveAttribute(
      'href',
      expect.stringContaining('isSuitableForZakat=true'),
    );
    const whole = '$5,000';
    const toFund = canvas.getByRole('button', { name: part(whole) });
    for (const words of say(msg`Give all ${whole} to the zakat fund`).split(whole))
      await expect(toFund).toHaveTextContent(words.trim());
  },
};
