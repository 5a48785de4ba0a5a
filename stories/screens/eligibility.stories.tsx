import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Page } from '#ds/layout/page.tsx';
import { TAFREEJ_RULES, type TafreejRule } from '#src/domain/tafreej.ts';
import { EligibilityCheck } from '#src/screens/program/eligibility-check.tsx';
import { ELIGIBILITY_FORM, type EligibilityView } from '#src/screens/program/program-view.ts';
import { eligibilityFixture } from '#tests/fixtures/program.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Eligibility', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const typed = { claim: '120000', enforcementOrders: '2', orderDate: '2026-03-01' };
function Check(overrides: Partial<EligibilityView>) {
  return (
    <Framed>
      <Page width="content">
        <EligibilityCheck view={eligibilityFixture(overrides)} slug="tafreej" locale={useLocale()} />
      </Page>
    </Framed>
  );
}
const checked = (failed: readonly TafreejRule[]) => (
  <Check failed={failed} memory={{ form: ELIGIBILITY_FORM, fields: typed, errors: [] }} />
);
/** Whether each rule is shown as met. */
const metOf = (root: HTMLElement) =>
  TAFREEJ_RULES.filter((rule) => root.querySelector(`[data-rule="${rule}"]`)?.getAttribute('data-is-met') === 'true');

/** The keyboard goes through the fields in their order. */
export const Untouched: Story = {
  parameters: at('eligibility', 'untouched'),
  render: () => <Check />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const claim = canvas.getByRole('textbox', { name: part(say(msg`Amount claimed`)) });
    claim.focus();
    await userEvent.keyboard('50000');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: part(say(msg`Enforcement orders`)) })).toHaveFocus();
    await expect(claim).toHaveValue('50000');
    await expect(metOf(story.canvasElement)).toEqual([]);
  },
};

export const Invalid: Story = {
  parameters: at('eligibility', 'invalid'),
  render: () => (
    <Check
      memory={{
        form: ELIGIBILITY_FORM,
        fields: { claim: 'much', enforcementOrders: '', orderDate: '2030-01-01' },
        errors: [
          { path: 'claim', code: 'invalidType', message: '' },
          { path: 'enforcementOrders', code: 'required', message: '' },
          { path: 'orderDate', code: 'tooHigh', message: '' },
        ],
      }}
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    await expect(canvas.getAllByText(say(msg`Enter the amount claimed in digits, like 25.50`))).toHaveLength(2);
    await expect(canvas.getAllByText(say(msg`Enter how many enforcement orders there are`))).toHaveLength(2);
    await expect(canvas.getAllByText(say(msg`Enter a date in the past for the enforcement order`))).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: part(say(msg`Amount claimed`)) })).toHaveValue('much');
  },
};

/** A part of a halala is understood, and named for its decimals. */
export const TooManyDecimals: Story = {
  parameters: at('eligibility', 'invalid'),
  render: () => (
    <Check
      memory={{
        form: ELIGIBILITY_FORM,
        fields: { ...typed, claim: '0.005' },
        errors: [{ path: 'claim', code: 'invalidFormat', message: '' }],
      }}
    />
  ),
  play: async (story) => {
    const places = 2;
    const sentence = translatorOf(story)(
      msg`${plural(places, {
        one: 'Enter an amount with at most # decimal place',
        other: 'Enter an amount with at most # decimal places',
      })}`,
    );
    // Beside its field; in the summary the label of the field stands before it.
    await expect(story.canvas.getByText(sentence)).toBeVisible();
    await expect(story.canvasElement.querySelector('#error-summary')).toHaveTextContent(sentence);
  },
};

/** A day that no calendar has is not called one to come. */
export const DateThatDoesNotExist: Story = {
  parameters: at('eligibility', 'invalid'),
  render: () => (
    <Check
      memory={{
        form: ELIGIBILITY_FORM,
        fields: { ...typed, orderDate: '2026-02-30' },
        errors: [{ path: 'orderDate', code: 'invalidFormat', message: '' }],
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getAllByText(say(msg`Enter a real date for the enforcement order, with a day, month and year`)),
    ).toHaveLength(2);
    await expect(story.canvas.queryByText(say(msg`Enter a date in the past for the enforcement order`))).toBeNull();
  },
};

const failing = (rule: TafreejRule): Story => ({
  parameters: at('eligibility', 'each rule failing'),
  globals: { viewport: { value: 'phone' } },
  render: () => checked([rule]),
  play: async (story) => {
    // The mark of each rule is in sight on a phone, and only one says that it is not met.
    const say = translatorOf(story);
    const notMet = story.canvas.getAllByText(say(msg({ context: 'rule', message: 'Not met' })), { exact: true });
    const met = story.canvas.getAllByText(say(msg({ context: 'rule', message: 'Met' })), { exact: true });
    await expect(notMet.map((mark) => mark.closest('li')?.dataset['rule'])).toEqual([rule]);
    await expect(met).toHaveLength(3);
    for (const mark of [...notMet, ...met]) {
      await expect(mark).toBeVisible();
      await expect(mark.getBoundingClientRect().width).toBeGreaterThan(24);
      await expect(mark.querySelector('svg')).toBeVisible();
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(metOf(story.canvasElement)).toEqual(TAFREEJ_RULES.filter((other) => other !== rule));
    await waitFor(() => expect(story.canvasElement.querySelector('#eligibility-result')).toHaveFocus());
  },
});
export const ClaimTooHigh = failing('claim');
export const WithoutSocialSecurity = failing('isSocialSecurityBeneficiary');
export const SeveralOrders = failing('enforcementOrders');
export const OrderTooNew = failing('orderDate');

export const Eligible: Story = {
  parameters: at('eligibility', 'eligible'),
  render: () => checked([]),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`All four rules are met: this debt can become a case`))).toBeVisible();
    await expect(metOf(story.canvasElement)).toEqual([...TAFREEJ_RULES]);
  },
};
