import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { LocalText } from '#src/domain/slug.ts';
import { TAFREEJ_TERMS } from '#src/domain/tafreej.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { refusedForm } from '#tests/fixtures/checkout.ts';
import { useFullCart } from '#tests/fixtures/full-cart.ts';
import { idOf } from '#tests/fixtures/ids.ts';
import { receiversFixture } from '#tests/fixtures/profile.ts';
import { orphanFixture, projectDetailFixture } from '#tests/fixtures/project-detail.ts';
import { caseFixture, groveFixture, sharesFixture, wellFixture } from '#tests/fixtures/projects.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { part, translatorOf, written } from './frame.tsx';
import { expectFullCart } from './full-cart.ts';
import { Project } from './project-page.tsx';

export default { title: 'Screens/Project', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const takesNoGift = async (
  story: Parameters<typeof translatorOf>[0] & {
    canvas: { queryByRole: (role: string, options: { name: string }) => unknown };
  },
) => {
  await expect(story.canvas.queryByRole('button', { name: translatorOf(story)(msg`Donate now`) })).toBeNull();
};

let answer = () => {};

/** Into the cart without leaving the page; a second press while it is on its way is not sent. */
export const Money: Story = {
  parameters: at('project', 'money'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(Response.json({ result: { cartCount: 1, message: '$50' } }));
        }),
    );
    return () => sent.mockRestore();
  },
  render: () => <Project />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio', { name: /50/ })[0]!);
    await userEvent.dblClick(canvas.getByRole('button', { name: say(msg`Add to cart`) }));
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
    answer();
    await waitFor(() => expect(canvas.getByRole('link', { name: say(msg`Go to cart`) })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = {
  parameters: at('project', 'money'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Project />,
  play: async ({ canvas }) => {
    // The gift comes right after the title.
    const gift = canvas.getByRole('complementary').getBoundingClientRect().top;
    await expect(gift).toBeGreaterThan(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom);
    await expect(gift).toBeLessThan(canvas.getAllByRole('heading', { level: 2 })[0]!.getBoundingClientRect().top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What the chosen amount achieves, what happened, and who carries the project out. */
export const WithItsInstitution: Story = {
  parameters: at('project', 'money'),
  render: () => <Project />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const { impacts, ngo, updates } = projectDetailFixture();
    const inWords = (text: LocalText) => text[story.globals.locale as 'en'] ?? text.en ?? '';
    const [first, last] = impacts.map(({ text }) => canvas.getByText(inWords(text), { exact: false }));
    await expect(first).toBeVisible();
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio', { name: /50/ })[0]!);
    await expect(last).toBeVisible();
    await expect(canvas.getByRole('button', { name: /50/ })).toBeVisible();
    // Of an amount that nobody wrote about, nothing is said.
    await userEvent.type(canvas.getByRole('textbox', { name: say(msg`Or another amount`) }), '33');
    await expect(last).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: say(msg`Donate now`) })).toBeVisible();
    await expect(canvas.getByRole('region', { name: inWords(ngo!.name) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(msg`See this institution’s projects`) })).toHaveAttribute(
      'href',
      expect.stringContaining('/projects?ngo=dar-al-noor'),
    );
    await expect(canvas.getByRole('heading', { level: 3, name: inWords(updates[0]!.title) })).toBeVisible();
  },
};

/** Before anything is reported, and without an institution, nothing takes their place. */
export const JustPublished: Story = {
  parameters: at('project', 'money'),
  render: () => (
    <Project
      project={projectDetailFixture({ ngo: null, updates: [], impacts: [], latestDonations: [], donorsCount: 0 })}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.queryByRole('heading', { name: say(msg`Updates`) })).toBeNull();
    await expect(story.canvas.getByText(say(msg`Be the first to give.`))).toBeVisible();
  },
};

export const Units: Story = {
  parameters: at('project', 'units'),
  render: () => (
    <Project
      project={projectDetailFixture({ beneficiariesCount: 0, numberOfCoveredBeneficiaries: 0 }, sharesFixture())}
    />
  ),
  play: async (story) => {
    const count = story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Quantity`) });
    await story.userEvent.clear(count);
    await story.userEvent.type(count, '3');
    await expect(count).toHaveValue('3');
    const give = story.canvas.getByRole('button', { name: /255/ });
    await expect(give).toHaveTextContent(/3|ثلاث/);
    await story.userEvent.clear(count);
    await story.userEvent.type(count, '٤');
    await expect(give).toHaveTextContent('340');
    // Nothing is said of more than is needed, and no step goes there.
    await story.userEvent.clear(count);
    await story.userEvent.type(count, '159');
    await expect(give).not.toHaveTextContent('515');
    await story.userEvent.keyboard('{ArrowDown}');
    await expect(count).toHaveValue('158');
    await expect(story.canvas.queryByRole('radio')).toBeNull();
  },
};

/** What was typed stays, though it is no number, and the error names the limit of one that is too large. */
export const RefusedUnits: Story = {
  render: function Render() {
    const errors = [{ path: 'quantity', code: 'tooHigh', limit: 158, message: useWords().badAmount }];
    return (
      <Project
        project={projectDetailFixture({ beneficiariesCount: 0, numberOfCoveredBeneficiaries: 0 }, sharesFixture())}
        memory={refusedForm('cart/add', { quantity: '١٠٠٠' }, errors)}
      />
    );
  },
  play: async (story) => {
    const count = story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Quantity`) });
    await expect(count).toHaveValue('١٠٠٠');
    // Its project takes 158 of them, and the cause takes the whole: both are named.
    await expect(count).toHaveAccessibleDescription(written('13,430'));
    await expect(count).toHaveAccessibleDescription(written('85,000'));
  },
};

export const AlmostFunded: Story = {
  parameters: at('project', 'almost funded'),
  render: () => <Project project={projectDetailFixture({}, wellFixture())} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Almost funded`))).toBeVisible();
  },
};

/** The last donations, and under them the way to every line of the project's public account. */
export const Ledger: Story = {
  parameters: at('project', 'ledger'),
  render: () => <Project />,
  play: async (story) => {
    const say = translatorOf(story);
    const latest = story.canvas.getByRole('region', { name: say(msg`Latest donations`) });
    const way = within(latest).getByRole('link', { name: say(msg`Public account, line by line`) });
    await expect(way.getAttribute('href')).toMatch(/\/projects\/[^/]+\/ledger$/);
    way.focus();
    await expect(way).toHaveFocus();
  },
};

export const Completed: Story = {
  parameters: at('project', 'completed'),
  render: () => (
    <Project
      project={projectDetailFixture({
        status: 'completed',
        outcome: 'funded',
        isOpen: false,
        raised: 9_200_000,
        remaining: 0,
      })}
    />
  ),
  play: takesNoGift,
};

export const Closed: Story = {
  parameters: at('project', 'closed'),
  render: () => (
    <Project
      project={projectDetailFixture(
        {
          status: 'completed',
          outcome: 'closed',
          isOpen: false,
          closedReason: {
            en: 'The creditor forgave the rest of the debt.',
            ar: 'أبرأ الدائن المدين من بقية الدَّين.',
            tr: 'Alacaklı borcun kalanını bağışladı.',
          },
        },
        caseFixture(),
      )}
    />
  ),
  play: takesNoGift,
};

/** Its permit has expired: it is neither funded nor closed, and says neither. */
export const NotOpen: Story = {
  parameters: at('project', 'closed'),
  render: () => <Project project={projectDetailFixture({ isOpen: false })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Not open for donations`))).toBeVisible();
    await expect(story.canvas.queryByText(say(msg`Completed`))).toBeNull();
    await takesNoGift(story);
  },
};

export const EndowmentShare: Story = {
  parameters: at('project', 'endowment share'),
  render: () => <Project project={projectDetailFixture({ endowmentPercentage: 5 })} />,
};

export const Endowment: Story = {
  parameters: at('endowment', 'usual'),
  render: () => (
    <Project
      project={projectDetailFixture({ beneficiariesCount: 0, numberOfCoveredBeneficiaries: 0 }, groveFixture())}
    />
  ),
  play: async (story) => {
    const bar = story.canvas.getByRole('progressbar', { name: translatorOf(story)(msg`Capital raised`) });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
  },
};

/** With the keyboard alone: how often, then how much. */
export const Gift: Story = {
  parameters: at('project', 'gift'),
  render: () => <Project />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await expect(canvas.queryByRole('textbox', { name: say(msg`The person’s full name`) })).toBeNull();
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: say(msg`Donate on behalf of or in honor of someone, and send them a card`),
      }),
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: say(msg`The person’s full name`) }),
      wordsOf(story.globals).huda,
    );
    // The same field as everywhere: a country, and the number without its code.
    const phone = within(canvas.getByRole('group', { name: say(msg`The person’s phone number`) }));
    await expect(phone.getByRole('textbox')).toHaveAttribute('type', 'tel');
    await expect(phone.getByRole('combobox')).toHaveValue('SA');
  },
};

/** The errors of a card name the field and what to do, and nothing that was typed is lost. */
export const CardRejected: Story = {
  parameters: at('project', 'gift'),
  render: () => (
    <Project
      memory={refusedForm(
        'cart/add',
        {
          isGift: 'on',
          giftKind: 'inHonour',
          giftReceiverEmail: 'huda@',
          giftReceiverPhoneCountry: 'TR',
          giftReceiverPhoneNumber: '12',
          giftSendOn: '2020-01-01',
          giftLanguage: 'tr',
        },
        [
          { path: 'giftReceiverName', code: 'required', message: '' },
          { path: 'giftReceiverEmail', code: 'invalidEmail', message: '' },
          { path: 'giftReceiverPhoneNumber', code: 'invalidFormat', message: '' },
          { path: 'giftSendOn', code: 'tooLow', message: '' },
        ],
      )}
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    for (const words of [
      say(msg`Enter the full name of the person who will get the card`),
      say(msg`Enter an email address in the correct format, like name@example.org`),
      say(msg`Choose a day for the card between today and a year from now`),
    ])
      await expect(canvas.getAllByText(part(words)).length).toBeGreaterThanOrEqual(2);
    await expect(canvas.getByLabelText(part(say(msg`The person’s email address`)))).toHaveValue('huda@');
    const phone = within(canvas.getByRole('group', { name: say(msg`The person’s phone number`) }));
    await expect(phone.getByRole('combobox')).toHaveValue('TR');
    await expect(phone.getByRole('textbox')).toHaveValue('12');
    await expect(canvas.getByLabelText(part(say(msg`Day to send the card`)))).toHaveValue('2020-01-01');
    await expect(canvas.getByLabelText(part(say(msg`Card language`)))).toHaveValue('tr');
    await expect(canvas.getByRole('radio', { name: part(say(msg`In their honor`)) })).toBeChecked();
    await expect(
      canvas.getByRole('checkbox', { name: say(msg`Show the amount to the person who receives the card`) }),
    ).not.toBeChecked();
  },
};

export const Recurring: Story = {
  parameters: at('project', 'recurring'),
  render: () => <Project />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await userEvent.click(canvas.getByRole('radio', { name: say(msg`Recurring`) }));
    await userEvent.click(canvas.getByRole('radio', { name: say(msg`Monthly`) }));
    await expect(canvas.getByRole('radio', { name: say(msg`Monthly`) })).toBeChecked();
  },
};

export const SponsoredOrphan: Story = {
  parameters: at('project', 'sponsored orphan'),
  render: () => <Project project={orphanFixture()} />,
  play: async (story) => {
    // Of a girl: her age and all that is said of her agree with her in Arabic.
    const [age, gender, orphaned] =
      story.globals.locale === 'ar' ? ['9 سنوات', 'أنثى', 'يتيمة منذ'] : ['9 years', 'Girl', 'Orphaned in'];
    for (const words of [age!, gender!, orphaned!]) await expect(story.canvas.getByText(words)).toBeVisible();
  },
};

export const Tafreej: Story = {
  parameters: at('project', 'Tafreej'),
  render: () => (
    <Project
      project={projectDetailFixture(
        {
          beneficiariesCount: 1,
          numberOfCoveredBeneficiaries: 0,
          numberOfChildren: 4,
          beneficiaryMaritalStatus: 'married',
          description: null,
          related: [caseFixture({ id: idOf(951), slug: 'case-30611', billNumber: '4410 3061 1' })],
          latestDonations: [],
          donorsCount: 0,
        },
        caseFixture(),
      )}
      rules={{ terms: TAFREEJ_TERMS, currency: 'SAR' }}
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    // The bill number reads from the left in every language.
    await expect(canvas.getByText('4410 3041 8').closest('[dir]')).toHaveAttribute('dir', 'ltr');
    const checked = canvas.getByRole('region', { name: say(msg`What was checked`) });
    await expect(within(checked).getAllByRole('listitem')).toHaveLength(4);
    const related = canvas.getByRole('region', { name: say(msg`Related cases`) });
    await expect(within(related).getAllByRole('link')).toHaveLength(1);
    await expect(within(related).getByText('4410 3061 1')).toBeVisible();
  },
};

/** A debtor who is free and cannot pay: a case like the other, of another program. */
export const Tayseer: Story = {
  parameters: at('project', 'Tayseer'),
  render: () => (
    <Project
      project={projectDetailFixture(
        { beneficiariesCount: 5, numberOfCoveredBeneficiaries: 0, description: null, latestDonations: [] },
        caseFixture({
          slug: 'case-30522',
          title: {
            en: 'Case 30522: a mother’s bills for her son’s treatment',
            ar: 'الحالة 30522: أمّ عليها فواتير علاج ابنها',
            tr: 'Dosya 30522: oğlunun tedavisi için borçlanan bir anne',
          },
          subTitle: { en: 'Verified medical debt', ar: 'دَين علاج موثّق', tr: 'Doğrulanmış tedavi borcu' },
          raised: 312_000,
          billNumber: '4410 3052 2',
          cover: { url: null, seed: 43, palette: 'tayseer' },
          types: [
            {
              id: idOf(130),
              slug: 'tayseer',
              icon: 'tayseer',
              title: { en: 'Tayseer', ar: 'تيسير', tr: 'Teysir (borçluya kolaylık)' },
            },
          ],
        }),
      )}
    />
  ),
  play: async (story) => {
    const trail = story.canvas.getByRole('navigation', { name: translatorOf(story)(msg`Breadcrumb`) });
    await expect(trail.querySelector('a[href$="/projects/type/tayseer"]')).toBeVisible();
    await expect(story.canvas.getByText('4410 3052 2').closest('[dir]')).toHaveAttribute('dir', 'ltr');
  },
};

/** Who raises the money is told before it is given: by its name, the one its card tells too. */
export const OfAnInstitution: Story = {
  parameters: at('project', 'other fundraiser type'),
  render: () => <Project project={projectDetailFixture({ fundraiserType: 'ngo' })} />,
  play: async (story) => {
    const { ngo } = projectDetailFixture();
    await expect(story.canvas.getByText(translatorOf(story)(msg`Raised by`)).parentElement).toHaveTextContent(
      textIn(ngo!.name, story.globals.locale as Locale),
    );
  },
};

/** An institution without a page of its own is told by what it is. */
export const OfAnUnnamedInstitution: Story = {
  parameters: at('project', 'other fundraiser type'),
  render: () => <Project project={projectDetailFixture({ fundraiserType: 'ngo', ngo: null })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Raised by`)).parentElement).toHaveTextContent(
      say(msg`An institution vetted by Sanad`),
    );
  },
};

export const OfAPerson: Story = {
  parameters: at('project', 'other fundraiser type'),
  render: () => <Project project={projectDetailFixture({ fundraiserType: 'person' })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Raised by`)).parentElement).toHaveTextContent(
      say(msg`A person whose request Sanad approved`),
    );
  },
};

/** The cart takes no more lines: what was chosen stays, and the sentence leads to the cart. */
export const FullCart: Story = {
  parameters: at('project', 'full cart'),
  render: function Render() {
    return (
      <Project
        project={projectDetailFixture({}, sharesFixture())}
        memory={refusedForm('cart/add', { quantity: '٣' }, useFullCart())}
      />
    );
  },
  play: async (story) => {
    await expectFullCart(story);
    await expect(story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Quantity`) })).toHaveValue('٣');
  },
};

/** Those whom the donor saved stand first; choosing one hides what is not to be typed again. */
export const GiftToSaved: Story = {
  parameters: at('project', 'gift to somebody saved'),
  render: () => (
    <Project receivers={receiversFixture()} memory={{ form: 'cart/add', fields: { isGift: 'on' }, errors: [] }} />
  ),
  play: async (story) => {
    const choice = story.canvas.getByRole('combobox', { name: part(translatorOf(story)(msg`Recipient`)) });
    const name = story.canvasElement.querySelector('[name=giftReceiverName]')!;
    await expect(name).toBeVisible();
    await story.userEvent.selectOptions(choice, 'Amal Al-Harbi');
    await expect(name).not.toBeVisible();
    await expect(story.canvasElement.querySelector('[name=giftMessage]')).toBeVisible();
  },
};
