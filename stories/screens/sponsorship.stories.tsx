import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { sponsoredMonths } from '#src/domain/sponsored-months.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { SponsorshipScreen } from '#src/screens/project/sponsorship-screen.tsx';
import { childFixture } from '#tests/fixtures/child.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Sponsorship', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const NOW = new Date('2026-11-22T10:00:00Z');
type ChildProps = Partial<ProjectDetail> & { memory?: FormState; publishedOn?: string };
function Child({ memory, publishedOn = '2026-01-08', ...overrides }: ChildProps) {
  const project = childFixture(overrides);
  const { monthly, raised } = project;
  return (
    <Framed>
      <SponsorshipScreen
        project={project}
        months={sponsoredMonths({ monthly, raised, publishedAt: new Date(publishedOn) }, NOW)}
        locale={useLocale()}
        url="https://sanad.example/projects/monthly-care-for-maryam-9"
        memory={memory}
      />
    </Framed>
  );
}
const statesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-state]')].map((month) => month.getAttribute('data-state'));

/** The keyboard goes from the box to the one button, whose price is said. */
export const Open: Story = {
  parameters: at('sponsorship', 'open'),
  render: () => <Child raised={0} />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const say = translatorOf(story);
    canvas.getByRole('checkbox', { name: say(msg`I am giving this as zakat`) }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /\$?45/ })).toHaveFocus();
    await expect(statesOf(canvasElement)).toEqual(['next', ...Array.from({ length: 11 }, () => 'open')]);
    await expect(canvas.getByRole('heading', { name: say(msg`What one month covers`) })).toBeVisible();
    const year = 2025;
    await expect(
      canvas.getByText(part(say(msg`The grandmother, who is the guardian, consented to this page in ${year}.`))),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SomeMonthsPaid: Story = {
  parameters: at('sponsorship', 'some months paid'),
  render: () => <Child raised={13_500} publishedOn="2026-11-02" />,
  play: async ({ canvasElement }) =>
    expect(statesOf(canvasElement).slice(0, 5)).toEqual(['paid', 'paid', 'paid', 'next', 'open']),
};

/** An order waits for its first payment. */
export const BeingSponsored: Story = {
  parameters: at('sponsorship', 'being sponsored'),
  render: () => <Child isOpen={false} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`This child is reserved for another donor right now`))).toBeVisible();
    await expect(story.canvas.getByText(say(msg`Not currently available for sponsorship`))).toBeVisible();
    await expect(story.canvas.queryByText(say(msg`Sponsored`))).toBeNull();
    await expect(story.canvasElement.querySelector('#sponsor')).toBeNull();
  },
};

export const Sponsored: Story = {
  parameters: at('sponsorship', 'sponsored'),
  render: () => <Child isOpen={false} sponsoredSince="2026" fundraiserType="ngo" />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Sponsored`))).toBeVisible();
    // The facts name the institution that its card names.
    await expect(story.canvas.getByText(say(msg`Raised by`)).parentElement).toHaveTextContent(
      textIn(childFixture().ngo!.name, story.globals['locale'] === 'ar' ? 'ar' : 'en'),
    );
    // Of a person the year alone is told, whatever the date.
    const times = [...story.canvasElement.querySelectorAll('main time')].map((time) => time.getAttribute('datetime'));
    await expect(times.filter((time) => time === '2026').length).toBeGreaterThan(0);
    await expect(
      story.canvas.getByRole('link', { name: say(msg`See children waiting for a sponsor`) }),
    ).toHaveAttribute('href', expect.stringMatching(/\/projects\/type\/orphan-sponsorship$/));
    await expect(story.canvasElement.querySelector('#sponsor')).toBeNull();
  },
};

/** A declined month is tried again: the page shows others a sponsor, and nothing of the payment. */
export const PaymentPastDue: Story = {
  parameters: at('sponsorship', 'payment past due'),
  render: () => <Child isOpen={false} sponsoredSince="2026" raised={18_000} />,
  play: async (story) => {
    const { canvas, canvasElement } = story;
    await expect(canvas.getByText(translatorOf(story)(msg`Sponsored`))).toBeVisible();
    await expect(canvas.queryByText(translatorOf(story)(msg`Card declined`))).toBeNull();
    await expect(statesOf(canvasElement)).toEqual([]);
  },
};

/** The child is of age: the page says why it takes no sponsor, and where others wait. */
export const ComeOfAge: Story = {
  parameters: at('sponsorship', 'come of age'),
  render: () => (
    <Child
      isOpen={false}
      status="completed"
      outcome="closed"
      closedAt="2026"
      closedReason={{
        en: 'The child has come of age, so the sponsorship has ended.',
        ar: 'بلغ الطفل سنّ انتهاء الكفالة، فانتهت كفالته.',
        tr: 'Çocuk, sponsorluğun biteceği yaşa geldi; bu nedenle sponsorluk sona erdi.',
      }}
    />
  ),
  play: async (story) => {
    const { canvas, canvasElement } = story;
    const say = translatorOf(story);
    await expect(canvas.getByText(say(msg`This sponsorship has ended`))).toBeVisible();
    await expect(canvas.queryByText(say(msg`Sponsored`))).toBeNull();
    await expect(canvas.queryByText(say(msg`This child is reserved for another donor right now`))).toBeNull();
    await expect(canvasElement.querySelector('#sponsor')).toBeNull();
    await expect(statesOf(canvasElement)).toEqual([]);
  },
};

/** Two asked at once: the second is told, and nothing was charged. */
export const TakenByAnother: Story = {
  parameters: at('sponsorship', 'taken by another'),
  render: () => (
    <Child
      memory={{
        form: 'cart/add',
        fields: { intention: 'zakat' },
        errors: [{ path: 'projectId', code: 'invalidSelection', message: '' }],
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByText(part(say(msg`Another donor has just become this child’s sponsor. Choose another child.`))),
    ).toBeVisible();
    await expect(story.canvas.getByRole('checkbox', { name: say(msg`I am giving this as zakat`) })).toBeChecked();
  },
};
