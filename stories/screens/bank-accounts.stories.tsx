import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BankAccountsScreen } from '#src/screens/bank-accounts/bank-accounts-screen.tsx';
import type { BankAccountsView } from '#src/screens/bank-accounts/bank-accounts-view.ts';
import { bankAccountsPageFixture } from '#tests/fixtures/bank-accounts.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Bank accounts', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

function Accounts(overrides: Partial<BankAccountsView>) {
  return (
    <Framed>
      <BankAccountsScreen view={bankAccountsPageFixture(overrides)} locale={useLocale()} />
    </Framed>
  );
}
const groups = (story: Played) => story.canvas.getAllByRole('region');

/** Zakat is first and alone; each IBAN is written in fours. */
export const Usual: Story = {
  parameters: at('bank accounts', 'usual'),
  render: () => <Accounts />,
  play: async (story) => {
    const say = translatorOf(story);
    const titles = story.canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([say(msg`Zakat`), say(msg`Donations`), say(msg`Endowments`)]);
    await expect(within(groups(story)[0]!).getByText('SA04 8000 0000 6080 1016 7501')).toBeVisible();
    await expect(within(groups(story)[0]!).getByRole('img')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ByCountry: Story = {
  parameters: at('bank accounts', 'by country'),
  render: () => <Accounts country="SA" />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'true'),
    ).toHaveAttribute('href', expect.stringMatching(/\?country=SA$/));
  },
};

/** The donor's own country is first; where a purpose has no account there, it is said. */
export const NoAccountInTheCountry: Story = {
  parameters: at('bank accounts', 'no account in the country'),
  render: () => <Accounts country="TR" />,
  play: async (story) => {
    const [zakat, donations] = groups(story);
    const place = countryName('TR', story.globals['locale'] as Locale);
    const note = translatorOf(story)(
      msg`We have no account in ${place} for this purpose. You can transfer from your bank to one of the accounts below.`,
    );
    await expect(within(zakat!).getByText(note)).toBeVisible();
    await expect(within(donations!).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Boğaz Bankası');
  },
};

/** By keyboard: the mark becomes a tick, and the words are read. */
export const Copied: Story = {
  parameters: at('bank accounts', 'copied'),
  render: () => <Accounts />,
  play: async (story) => {
    const { userEvent } = story;
    const [copy] = within(groups(story)[0]!).getAllByRole('button');
    copy!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(groups(story)[0]!).findByText(/\S/, { selector: 'output' })).toBeInTheDocument();
  },
};

export const SeveralHolders: Story = {
  parameters: at('bank accounts', 'several holders'),
  render: () => {
    const { accounts } = bankAccountsPageFixture();
    return (
      <Accounts
        accounts={accounts.map((account, index) =>
          index === 3 ? { ...account, accountHolder: { tr: 'Sanad Yardım Derneği' } } : account,
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sanad Yardım Derneği')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: at('bank accounts', 'empty'),
  render: () => <Accounts accounts={[]} />,
  play: async (story) => {
    await expect(
      story.canvas.getByRole('heading', { name: translatorOf(story)(msg`There are no bank accounts at the moment`) }),
    ).toBeVisible();
  },
};
