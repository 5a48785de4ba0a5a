import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '#ds/components/card/card.tsx';
import { hrefTo } from '#src/routes/routes.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { DonateDrawer } from '#src/screens/quick-donation/donate-drawer.tsx';
import { DonateTab } from '#src/screens/quick-donation/donate-tab.tsx';
import { QuickDonation } from '#src/screens/quick-donation/quick-donation.tsx';
import { StateProvider } from '#src/screens/shell/state-provider.tsx';
import { TopBar } from '#src/screens/shell/top-bar.tsx';
import { refusedForm } from '#tests/fixtures/checkout.ts';
import { countriesIn } from '#tests/fixtures/countries.ts';
import { useFullCart } from '#tests/fixtures/full-cart.ts';
import { categories, siteFixture, visitorFixture } from '#tests/fixtures/site.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';
import { expectFullCart } from './full-cart.ts';

export default { title: 'Screens/Quick donation', globals: { viewport: { value: 'phone' } } } satisfies Meta;
type Story = StoryObj;

type PanelProps = { interval?: string; memory?: FormState };

function Panel(props: PanelProps) {
  const locale = useLocale();
  return (
    <QuickDonation
      {...props}
      locale={locale}
      returnTo="/"
      categories={categories}
      countries={countriesIn(locale)}
      amounts={[1000, 2000, 5000, 10_000]}
      currency="USD"
      kafarat={hrefTo(locale, 'program', { type: 'kafarat' })}
    />
  );
}
const OnPage = (props: PanelProps) => (
  <Framed>
    <Card tone="raised">
      <Panel {...props} />
    </Card>
  </Framed>
);

function Tab({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  return (
    <StateProvider cartCount={0}>
      <TopBar
        locale={useLocale()}
        path="/projects"
        query=""
        site={siteFixture()}
        visitor={visitorFixture()}
        donateTab={<DonateTab />}
      />
      <main>
        <h1>{useWords().headline}</h1>
      </main>
      <DonateDrawer isOpenAtFirst={isOpenAtFirst}>
        <Panel interval="month" />
      </DonateDrawer>
    </StateProvider>
  );
}
const isOpen = (element: Element) => element.querySelector('#donate-panel')!.matches(':popover-open');

/** The tab stands at the left edge in every language. */
export const Collapsed: Story = {
  parameters: at('quick donation', 'collapsed'),
  render: () => <Tab />,
  play: async (story) => {
    const tab = story.canvas.getByRole('button', { name: translatorOf(story)(msg`Donate now`) });
    await expect(isOpen(story.canvasElement)).toBe(false);
    await expect(tab.getBoundingClientRect().left).toBe(0);
    await expect(tab.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

/** On a phone it is at the foot, by its words, as wide as the page. */
export const CollapsedOnAPhone: Story = {
  parameters: at('quick donation', 'collapsed'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Tab />,
  play: async (story) => {
    const tab = story.canvas.getByRole('button', { name: translatorOf(story)(msg`Donate now`) });
    const { bottom, height, width } = tab.getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    await expect(width).toBe(document.documentElement.clientWidth);
    await expect(height).toBeGreaterThanOrEqual(44);
    await story.userEvent.click(tab);
    await waitFor(() => expect(isOpen(story.canvasElement)).toBe(true));
  },
};

export const Expanded: Story = {
  parameters: at('quick donation', 'expanded'),
  render: () => <Tab />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const say = translatorOf(story);
    const tab = canvas.getAllByRole('button', { name: say(msg`Donate now`) })[0]!;
    await userEvent.click(tab);
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: say(msg`Close`) }));
    await waitFor(() => expect(isOpen(canvasElement)).toBe(false));
    await userEvent.click(tab);
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    await expect(canvasElement.querySelector('#donate-panel')!.getBoundingClientRect().left).toBe(0);
  },
};

/** The address asked for it; it is clean again. */
export const Asked: Story = {
  parameters: at('quick donation', 'opened by donationFrequency'),
  beforeEach: () => {
    const url = new URL(location.href);
    url.searchParams.set('donationFrequency', 'month');
    history.replaceState(history.state, '', url);
  },
  render: () => <Tab />,
  play: async (story) => {
    await waitFor(() => expect(isOpen(story.canvasElement)).toBe(true));
    await expect(location.search).not.toContain('donationFrequency');
    await expect(story.canvas.getByRole('radio', { name: translatorOf(story)(msg`Monthly`) })).toBeChecked();
  },
};

export const Untouched: Story = {
  parameters: at('quick donation', 'expanded'),
  render: () => <OnPage />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const once = canvas.getByRole('radio', { name: say(msg`One-time`) });
    await expect(once).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: say(msg`Weekly`) })).toBeNull();
    await userEvent.tab();
    await expect(once).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: say(msg`Give to`) })).toHaveFocus();
  },
};

export const CustomAmount: Story = {
  parameters: at('quick donation', 'custom amount'),
  render: () => <OnPage />,
  play: async (story) => {
    const field = story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Or another amount`) });
    await story.userEvent.type(field, '37.50');
    await expect(field).toHaveValue('37.50');
  },
};

export const BelowTheMinimum: Story = {
  parameters: at('quick donation', 'below the minimum'),
  render: function Render() {
    return (
      <OnPage
        memory={refusedForm('cart/quick-donation', { category: categories[0].id, amount: '0.50' }, [
          { path: 'amount', code: 'tooLow', message: useWords().badAmount, limit: 100 },
        ])}
      />
    );
  },
  play: async (story) => {
    const field = story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Or another amount`) });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('0.50');
    await expect(field).toHaveAccessibleDescription(expect.stringMatching(/\$1(?!\d)/));
    await expect(story.canvas.getByRole('alert')).toHaveFocus();
  },
};

export const NoCategory: Story = {
  parameters: at('quick donation', 'no category'),
  render: function Render() {
    return (
      <OnPage
        memory={refusedForm('cart/quick-donation', { preset: '2000' }, [
          { path: 'category', code: 'required', message: useWords().required },
        ])}
      />
    );
  },
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('combobox', { name: say(msg`Give to`) })).toBeInvalid();
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('link', { name: say(msg`Choose a cause`) })).toHaveFocus();
  },
};

/** What has a sum of its own is led to, not asked for in this form. */
export const WhatIsDue: Story = {
  parameters: at('quick donation', 'expanded'),
  render: () => <OnPage />,
  play: async (story) => {
    const say = translatorOf(story);
    const paths = [
      [say(msg`Zakat`), '/projects/zakat'],
      [say(msg`Kafarat and fidya`), '/projects/type/kafarat'],
      [say(msg`Stock purification`), '/projects/stock-purge'],
      [say(msg`Sacrifices`), '/projects/sacrifices'],
    ] as const;
    for (const [name, path] of paths)
      await expect(story.canvas.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(`${path}$`));
  },
};

export const ForOthers: Story = {
  parameters: at('quick donation', 'for others'),
  render: () => <OnPage />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await expect(canvas.queryByRole('textbox', { name: say(msg`The person’s full name`) })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: say(msg`Donate on behalf of someone`) }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: say(msg`The person’s full name`) }),
      wordsOf(story.globals).huda,
    );
    await userEvent.type(canvas.getByRole('textbox', { name: say(msg`The person’s phone number`) }), '501234567');
  },
};

export const Daily: Story = {
  parameters: at('quick donation', 'recurring daily'),
  render: () => <OnPage interval="day" />,
};
export const Monthly: Story = {
  parameters: at('quick donation', 'recurring monthly'),
  render: () => <OnPage interval="month" />,
};
export const Yearly: Story = {
  parameters: at('quick donation', 'recurring yearly'),
  render: () => <OnPage interval="year" />,
};
export const Weekly: Story = {
  parameters: at('quick donation', 'recurring weekly'),
  render: () => <OnPage />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await userEvent.click(canvas.getByRole('radio', { name: say(msg`Recurring`) }));
    await expect(canvas.getByRole('radio', { name: say(msg`Weekly`) })).toBeChecked();
  },
};

/** The cart takes no more lines: what was chosen stays, and the sentence leads to the cart. */
export const FullCart: Story = {
  parameters: at('quick donation', 'full cart'),
  render: function Render() {
    return <OnPage memory={refusedForm('cart/quick-donation', { amount: '25' }, useFullCart())} />;
  },
  play: async (story) => {
    await expectFullCart(story);
    await expect(story.canvas.getByDisplayValue('25')).toBeVisible();
  },
};
