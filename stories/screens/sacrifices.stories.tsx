import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SacrificesScreen } from '#src/screens/sacrifices/sacrifices-screen.tsx';
import { REMINDER_FORM, SACRIFICE_FORM, type SacrificesView } from '#src/screens/sacrifices/sacrifices-view.ts';
import { refusedForm } from '#tests/fixtures/checkout.ts';
import { useFullCart } from '#tests/fixtures/full-cart.ts';
import { leftOf, type SacrificeExample, sacrificeExamples, sizeOf } from '#tests/fixtures/sacrifice-examples.ts';
import {
  categoriesFixture,
  sacrificeFixture,
  sacrificesFixture,
  sacrificesPageFixture,
} from '#tests/fixtures/sacrifices-page.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale, written } from './frame.tsx';
import { expectFullCart } from './full-cart.ts';

export default { title: 'Screens/Sacrifices', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

type Refused = {
  fields: Record<string, string>;
  errors: readonly { path: string; code: string; limit?: number | undefined; message?: string }[];
};

type SacrificesProps = Partial<SacrificesView> & { refused?: Refused; form?: string; isDone?: boolean };

function Sacrifices({ form = SACRIFICE_FORM, isDone, refused, ...change }: SacrificesProps) {
  const sent = isDone ? { form, fields: {}, errors: [], done: { message: 'sent' } } : undefined;
  const memory =
    sent ??
    (refused &&
      refusedForm(
        form,
        refused.fields,
        refused.errors.map((error) => ({ message: '', ...error })),
      ));
  return (
    <Framed>
      <SacrificesScreen view={sacrificesPageFixture(change)} memory={memory} locale={useLocale()} />
    </Framed>
  );
}

const nameFields = ({ canvas }: Played) =>
  canvas.queryAllByRole('textbox').filter((field) => (field as HTMLInputElement).name.startsWith('name'));
const shares = (story: Played) =>
  story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`How many shares`) });
const radio = ({ canvas }: Played, index: number) => canvas.getAllByRole('radio')[index]!;
const [udhiyah, , vow] = categoriesFixture;

/** The list leads with what is open; arrow keys move the choice, and the card follows. */
export const Usual: Story = {
  parameters: at('sacrifices', 'usual'),
  render: () => <Sacrifices />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await expect(radio(story, 0)).toBeChecked();
    await expect(canvas.getByRole('button', { name: written('68') })).toBeVisible();
    radio(story, 0).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(story, 1)).toBeChecked();
    await expect(canvas.getByRole('button', { name: written('82') })).toBeVisible();
    // The price that is in sight goes to the server, with what it is for.
    const form = new FormData((shares(story) as HTMLInputElement).form!);
    await expect(form.get('shownPrice')).toBe('8200');
    await expect(form.get('shownFor')).toBe(form.get('sacrificeId'));
    await expect(canvas.getByRole('checkbox', { name: say(msg`I agree to this proxy (wakala)`) })).not.toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Kinds are links, and the present one is marked. */
export const ByCategory: Story = {
  parameters: at('sacrifices', 'by category'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Sacrifices category={vow} />,
  play: async (story) => {
    const tabs = story.canvas.getByRole('navigation', { name: translatorOf(story)(msg`Kinds of sacrifice`) });
    await expect(tabs.querySelectorAll('a')).toHaveLength(4);
    // In one row, on a phone too.
    await expect(new Set([...tabs.querySelectorAll('a')].map(({ offsetTop }) => offsetTop)).size).toBe(1);
    await expect(tabs.querySelector('[aria-current="page"]')).toHaveAttribute(
      'href',
      expect.stringContaining('/projects/sacrifices?category=vow'),
    );
    await expect(tabs.querySelector('a')).toHaveAttribute('href', expect.not.stringContaining('?'));
    await expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      translatorOf(story)(msg`Fulfill your vow`),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A vow may be without names. */
export const WithoutNames: Story = {
  parameters: at('sacrifices', 'without names'),
  render: () => <Sacrifices category={vow} />,
  play: async (story) =>
    expect(
      story.canvas.getByRole('group', { name: translatorOf(story)(msg`In whose name? You may leave this empty.`) }),
    ).toBeVisible(),
};

export const Empty: Story = {
  parameters: at('sacrifices', 'empty'),
  render: () => <Sacrifices sacrifices={[]} />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`There are no sacrifices of this kind at the moment`)),
    ).toBeVisible();
    await expect(nameFields(story)).toHaveLength(0);
  },
};

/** The day it opens, and nothing to press. */
export const BeforeTheSeason: Story = {
  parameters: at('sacrifices', 'before the season'),
  render: () => (
    <Sacrifices sacrifices={[sacrificeFixture(1, { status: 'upcoming', opensAt: '2026-06-01T00:00:00.000Z' })]} />
  ),
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`We are not taking orders at the moment`)),
    ).toBeVisible();
    await expect(radio(story, 0)).toBeDisabled();
  },
};

const reminderForm = (story: Played) =>
  within(story.canvas.getByRole('form', { name: translatorOf(story)(msg`Remind me about qurbani`) }));

/** Where nothing can be ordered yet, the reminder takes the place of the order. An address that is none is not sent. */
export const ReminderOfTheSeason: Story = {
  parameters: at('sacrifices', 'reminder of the season'),
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Sacrifices
      reminder="whenOpen"
      sacrifices={[sacrificeFixture(1, { status: 'upcoming', opensAt: '2026-06-01T00:00:00.000Z' })]}
    />
  ),
  play: async (story) => {
    const { userEvent } = story;
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`You will get one email when orders open.`))).toBeVisible();
    const field = reminderForm(story).getByRole('textbox', { name: say(msg`Email address`) });
    const button = reminderForm(story).getByRole('button', { name: say(msg`Remind me`) });
    await userEvent.type(field, 'huda@example');
    await userEvent.click(button);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('huda@example');
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(say(msg`Enter an email address in the correct format, like name@example.org`)),
    );
    await userEvent.clear(field);
    await userEvent.click(button);
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(say(msg`Enter your email address`)));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** While orders are taken it stands below, and says on which day it comes. */
export const ReminderLater: Story = {
  render: () => <Sacrifices reminder={Date.parse('2027-05-06T21:00:00.000Z')} />,
  play: async (story) => {
    await expect(reminderForm(story).getByRole('button')).toBeVisible();
    await expect(story.canvas.getByText(/2027.*1448/)).toBeVisible();
  },
};

export const ReminderAskedFor: Story = {
  parameters: at('sacrifices', 'reminder asked for'),
  render: () => <Sacrifices reminder="whenOpen" sacrifices={[]} form={REMINDER_FORM} isDone />,
  play: async (story) => {
    const words = translatorOf(story)(
      msg`Thank you. Use the link in the email we just sent you to confirm your email address.`,
    );
    await expect(story.canvas.getByText(words)).toBeVisible();
    await expect(document.activeElement).toHaveTextContent(words);
  },
};

/** What the server refused, with what was typed. */
export const ReminderRefused: Story = {
  parameters: at('sacrifices', 'reminder refused'),
  render: () => (
    <Sacrifices
      reminder="whenOpen"
      sacrifices={[]}
      form={REMINDER_FORM}
      refused={{ fields: { email: 'huda@' }, errors: [{ path: 'email', code: 'invalidEmail' }] }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const field = reminderForm(story).getByRole('textbox', { name: say(msg`Email address`) });
    await expect(field).toHaveValue('huda@');
    const link = reminderForm(story).getByRole('link', {
      name: say(msg`Enter an email address in the correct format, like name@example.org`),
    });
    await expect(link).toHaveAttribute('href', `#${field.id}`);
  },
};

export const SoldOut: Story = {
  parameters: at('sacrifices', 'sold out'),
  render: () => <Sacrifices sacrifices={sacrificesFixture.slice(-1)} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Sold out`))).toBeVisible();
    await expect(nameFields(story)).toHaveLength(0);
  },
};

/** A name field for each share, numbered like its kite; what was typed stays when one is taken away and added again. */
export const Sevenths: Story = {
  parameters: at('sacrifices', 'sevenths'),
  render: () => <Sacrifices />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.clear(shares(story));
    await userEvent.type(shares(story), '2');
    await expect(nameFields(story)).toHaveLength(2);
    const number = '6';
    const second = canvas.getByRole('textbox', { name: translatorOf(story)(msg`Name for share ${number}`) });
    await userEvent.type(second, 'Salim');
    await userEvent.clear(shares(story));
    await userEvent.type(shares(story), '1');
    await expect(nameFields(story)).toHaveLength(1);
    await userEvent.clear(shares(story));
    await userEvent.type(shares(story), '2');
    await expect(nameFields(story)[1]).toHaveValue('Salim');
    await expect(canvas.getByRole('button', { name: written('136') })).toBeVisible();
  },
};

export const OnBehalfOfSeveral: Story = {
  parameters: at('sacrifices', 'on behalf of several'),
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Sacrifices
      refused={{ fields: { quantity: '3', name1: 'هدى السالم', name2: 'Salim', name3: 'Ayşe' }, errors: [] }}
    />
  ),
  play: async (story) => {
    await expect(nameFields(story).map((field) => (field as HTMLInputElement).value)).toEqual([
      'هدى السالم',
      'Salim',
      'Ayşe',
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WholeAnimal: Story = {
  parameters: at('sacrifices', 'whole animal'),
  render: () => <Sacrifices sacrifices={[sacrificesFixture[4]]} />,
  play: async (story) => {
    await expect(story.canvas.getByText(part(translatorOf(story)(msg`A whole animal in one name.`)))).toBeVisible();
    await expect(story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Animals`) })).toHaveValue('1');
  },
};

export const CompletesTheAnimal: Story = {
  parameters: at('sacrifices', 'completes the animal'),
  render: () => <Sacrifices sacrifices={[sacrificesFixture[2]]} />,
  play: async (story) =>
    expect(
      story.canvas.getByText(part(translatorOf(story)(msg`With your order, all 7 shares of the animal are taken.`))),
    ).toBeVisible(),
};

/** The first star is full, the second begun. */
export const TwoAnimals: Story = {
  parameters: at('sacrifices', 'two animals'),
  render: () => <Sacrifices refused={{ fields: { quantity: '5' }, errors: [] }} />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(part(translatorOf(story)(msg`Your remaining shares will be in another animal.`))),
    ).toBeVisible();
    await expect(nameFields(story)).toHaveLength(5);
    await expect(story.canvas.getAllByRole('img', { name: part(translatorOf(story)(msg`Yours`)) })).toHaveLength(2);
    // Of the fourteen shares of two animals: what is taken, the donor's five, and the rest.
    const key = story.canvas.getByText(
      part(`${translatorOf(story)(msg({ context: 'share of an animal', message: 'Open' }))}: `),
    );
    const taken = Number(/\d+/.exec(key.parentElement!.firstElementChild!.textContent)![0]);
    await expect(key).toHaveTextContent(String(14 - taken - 5));
  },
};

/** Fourteen shares are two animals, and nothing of a third. */
export const TwoWholeAnimals: Story = {
  parameters: at('sacrifices', 'two animals'),
  render: () => (
    <Sacrifices
      sacrifices={[sacrificeFixture(1, { remaining: 14, next: { number: 30, taken: [] } })]}
      refused={{ fields: { quantity: '14' }, errors: [] }}
    />
  ),
  play: async (story) => {
    const working = story.canvas.getByText(
      part(translatorOf(story)(msg`With your shares, all the shares of two animals are taken.`)),
    );
    await expect(working).toBeVisible();
    await expect(working).not.toHaveTextContent(
      translatorOf(story)(msg`Your remaining shares will be in another animal.`),
    );
  },
};

/** Somebody was faster: the count drops to what is left, with a note, and the names stay. */
export const TakenMeanwhile: Story = {
  parameters: at('sacrifices', 'taken meanwhile'),
  render: () => (
    <Sacrifices
      sacrifices={[sacrificeFixture(1, { remaining: 1, next: { number: 30, taken: [1, 2, 3, 4, 5, 6] } })]}
      refused={{
        fields: { quantity: '2', name1: 'Huda', name2: 'Salim', proxyAccepted: 'on', shownLeft: '3' },
        errors: [{ path: 'quantity', code: 'tooHigh', limit: 1 }],
      }}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Fewer shares are left than you chose`))).toBeVisible();
    await expect(shares(story)).toHaveValue('1');
    await expect(nameFields(story)[0]).toHaveValue('Huda');
    await expect(story.canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** More was typed than there ever was: the field names its limit, and nobody is said to have taken any. */
export const MoreThanThereWas: Story = {
  parameters: at('sacrifices', 'refused'),
  render: () => (
    <Sacrifices
      sacrifices={[sacrificeFixture(1, { remaining: 7, next: { number: 30, taken: [] } })]}
      refused={{
        fields: { quantity: '8', name1: 'Huda', proxyAccepted: 'on', shownLeft: '7' },
        errors: [{ path: 'quantity', code: 'tooHigh', limit: 7 }],
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const figure = '7';
    // In the summary, where its label is not in sight, the limit says of what it is.
    await expect(story.canvas.getByRole('alert')).toHaveTextContent(
      `${say(msg`How many shares`)}: ${say(msg`Enter a quantity of ${figure} or less`)}`,
    );
    await expect(story.canvas.queryByText(say(msg`Fewer shares are left than you chose`))).toBeNull();
    await expect(shares(story)).toHaveValue('7');
    await expect(nameFields(story)[0]).toHaveValue('Huda');
  },
};

/** Of more than fourteen that are left fourteen can be ordered at once: that is no news of others either. */
export const MoreThanAtOnce: Story = {
  parameters: at('sacrifices', 'refused'),
  render: () => (
    <Sacrifices
      refused={{
        fields: { quantity: '20', name1: 'Huda', shownLeft: '120' },
        errors: [{ path: 'quantity', code: 'tooHigh', limit: 14 }],
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const figure = '14';
    await expect(story.canvas.getAllByText(part(say(msg`Enter a quantity of ${figure} or less`)))).not.toHaveLength(0);
    await expect(story.canvas.queryByText(say(msg`Fewer shares are left than you chose`))).toBeNull();
    await expect(nameFields(story)).toHaveLength(14);
  },
};

/** The last share went: the error says so, and the proxy is not agreed to for another country. */
export const LastShareTaken: Story = {
  parameters: at('sacrifices', 'taken meanwhile'),
  render: () => (
    <Sacrifices
      refused={{
        fields: {
          sacrificeId: '5a4ad000-0000-4000-8000-00000000ffff',
          quantity: '1',
          name1: 'Huda',
          proxyAccepted: 'on',
        },
        errors: [{ path: 'quantity', code: 'tooHigh', limit: 0 }],
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getAllByText(part(say(msg`No shares are left in the country you chose. Choose another country.`))),
    ).not.toHaveLength(0);
    await expect(story.canvas.queryByText(say(msg`Fewer shares are left than you chose`))).toBeNull();
    await expect(nameFields(story)[0]).toHaveValue('Huda');
    await expect(story.canvas.getByRole('checkbox')).not.toBeChecked();
    // No other country is ticked in its place.
    const countries = story.canvas.getAllByRole('radio');
    for (const country of countries) await expect(country).not.toBeChecked();
    await expect(story.canvas.getByRole('heading', { name: say(msg`Choose a country`) })).toBeVisible();
    await story.userEvent.click(countries.find((country) => !country.matches(':disabled'))!);
    await expect(story.canvas.queryByRole('heading', { name: say(msg`Choose a country`) })).toBeNull();
  },
};

/** What was typed stays, though it is no number; the steps begin again at the least. */
export const NoNumber: Story = {
  render: () => (
    <Sacrifices
      refused={{ fields: { quantity: 'abc', name1: 'Huda' }, errors: [{ path: 'quantity', code: 'invalidType' }] }}
    />
  ),
  play: async (story) => {
    await expect(shares(story)).toHaveValue('abc');
    await expect(shares(story)).toBeInvalid();
    await expect(nameFields(story)).toHaveLength(1);
    shares(story).focus();
    await story.userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(shares(story)).toHaveValue('2');
    await expect(nameFields(story)).toHaveLength(2);
  },
};

/** Arabic digits are counted, and stay as they were typed. */
export const ArabicDigits: Story = {
  render: () => <Sacrifices refused={{ fields: { quantity: '٣' }, errors: [] }} />,
  play: async (story) => {
    await expect(shares(story)).toHaveValue('٣');
    await expect(nameFields(story)).toHaveLength(3);
    await story.userEvent.clear(shares(story));
    await story.userEvent.type(shares(story), '٢');
    await expect(nameFields(story)).toHaveLength(2);
  },
};

/** Each error names its field and what to do; the box of the proxy too. */
export const Refused: Story = {
  parameters: at('sacrifices', 'refused'),
  render: () => (
    <Sacrifices
      category={udhiyah}
      refused={{
        fields: { quantity: '2', name1: 'Huda', name2: '' },
        errors: [
          { path: 'name2', code: 'required' },
          { path: 'proxyAccepted', code: 'required' },
        ],
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    // Four of seven are taken: the donor's second share is the sixth, in its field and in its error.
    const number = '6';
    const label = say(msg`Name for share ${number}`);
    const sentence = say(msg`${label}: enter the name`);
    await expect(story.canvas.getByRole('link', { name: sentence })).toHaveAttribute('href', '#name2');
    await expect(story.canvas.getByRole('textbox', { name: label })).toHaveAccessibleDescription(sentence);
    await expect(
      story.canvas.getByRole('link', { name: say(msg`Check the box to agree to the proxy`) }),
    ).toHaveAttribute('href', '#proxyAccepted');
    await expect(story.canvas.getByRole('checkbox')).toBeInvalid();
    await expect(nameFields(story)[1]).toBeInvalid();
  },
};

/** The cart takes no more lines: what was chosen stays, and the sentence leads to the cart. */
export const FullCart: Story = {
  parameters: at('sacrifices', 'full cart'),
  render: function Render() {
    return <Sacrifices refused={{ fields: { quantity: '1', name1: 'هدى' }, errors: useFullCart() }} />;
  },
  play: async (story) => {
    await expectFullCart(story);
    await expect(nameFields(story)[0]).toHaveValue('هدى');
  },
};

/** A country that is not open yet was asked for: the error says on which day it opens. */
export const NotOpenYet: Story = {
  parameters: at('sacrifices', 'refused'),
  render: () => (
    <Sacrifices
      sacrifices={[
        sacrificeFixture(),
        sacrificeFixture(2, { country: 'YE', status: 'upcoming', opensAt: '2026-06-01T09:00:00.000Z' }),
      ]}
      refused={{
        fields: { sacrificeId: sacrificeFixture(2).id, quantity: '1', name1: 'Huda' },
        errors: [{ path: 'sacrificeId', code: 'invalidSelection' }],
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const isArabic = story.globals['locale'] === 'ar';
    const country = isArabic ? 'اليمن' : 'Yemen';
    const opening = isArabic ? 'الاثنين، 1 يونيو 2026' : 'Monday, June 1, 2026';
    await expect(
      story.canvas.getByRole('link', {
        name: say(msg`Orders for ${country} open on ${opening}. Choose another country.`),
      }),
    ).toBeVisible();
    await expect(
      story.canvas.queryByText(part(say(msg`Orders for this country have closed. Choose another country.`))),
    ).toBeNull();
    await expect(nameFields(story)[0]).toHaveValue('Huda');
  },
};

/** A name that is too long stays as it was typed, and the error says how long one may be. */
export const LongName: Story = {
  parameters: at('sacrifices', 'refused'),
  render: () => (
    <Sacrifices
      refused={{ fields: { quantity: '1', name1: 'm'.repeat(121) }, errors: [{ path: 'name1', code: 'tooLong' }] }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const [number, most] = ['5', '120'];
    const label = say(msg`Name for share ${number}`);
    const sentence = say(msg`${label}: enter a name of ${most} characters or fewer`);
    await expect(story.canvas.getByRole('link', { name: sentence })).toHaveAttribute('href', '#name1');
    await expect(nameFields(story)[0]).toHaveAccessibleDescription(sentence);
    await expect(nameFields(story)[0]).toHaveValue('m'.repeat(121));
  },
};

/** Nine shares of three animals: no two links or fields are called alike, though two animals have a seventh share. */
export const NamesOfSeveralAnimals: Story = {
  parameters: at('sacrifices', 'refused'),
  render: () => (
    <Sacrifices
      sacrifices={[sacrificeFixture(1, { next: { number: 31, taken: [1, 2, 3, 4, 5, 6] } })]}
      refused={{
        fields: { quantity: '9' },
        errors: Array.from({ length: 9 }, (_, index) => ({ path: `name${index + 1}`, code: 'required' })),
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const links = within(story.canvas.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(links).toHaveLength(9);
    await expect(new Set(links).size).toBe(9);
    const [animal, number] = ['2', '1'];
    const label = say(msg`Animal ${animal}, share ${number}`);
    const sentence = say(msg`${label}: enter the name`);
    await expect(story.canvas.getByRole('link', { name: sentence })).toHaveAttribute('href', '#name2');
    await expect(
      story.canvas.getByRole('textbox', { name: say(msg`Name for animal ${animal}, share ${number}`) }),
    ).toHaveAccessibleDescription(sentence);
    const labels = nameFields(story).map(
      (field) => (field as HTMLInputElement).labels?.[0]?.textContent ?? field.ariaLabel,
    );
    await expect(new Set(labels).size).toBe(9);
  },
};

/** A worked example of `docs/rulings/sacrifices.md`, ordered on the page: what it shows is what was computed by hand. */
const worked = (example: SacrificeExample): Story => ({
  parameters: at('sacrifices', 'worked example'),
  render: () => (
    <Sacrifices
      category={example.needsNames ? udhiyah : vow}
      sacrifices={[
        sacrificeFixture(1, {
          animal: example.animal,
          size: sizeOf(example),
          price: example.price,
          animals: example.stock,
          remaining: leftOf(example),
          next: { ...example.begun, taken: [...example.begun.taken] },
        }),
      ]}
    />
  ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const label = sizeOf(example) === 1 ? msg`Animals` : msg`How many shares`;
    const count = canvas.getByRole('textbox', { name: translatorOf(story)(label) });
    await userEvent.clear(count);
    await userEvent.type(count, String(example.wanted));
    // Where less can be had, that is what the page computes with.
    const shown = example.refused?.limit ?? example.wanted;
    await waitFor(() => expect(nameFields(story)).toHaveLength(shown));
    const amount = ((example.amount ?? shown * example.price) / 100).toLocaleString('en');
    await expect(canvas.getByRole('button', { name: written(amount) })).toBeVisible();
    for (const [index, [, position]] of (sizeOf(example) === 7 ? (example.shares ?? []) : []).entries())
      await expect(nameFields(story)[index]).toHaveAccessibleName(
        expect.stringMatching(new RegExp(`(^|\\D)${position}(\\D|$)`)),
      );
    for (const field of nameFields(story))
      await (example.needsNames ? expect(field).toBeRequired() : expect(field).not.toBeRequired());
  },
});

export const ExampleOfABegunCow = worked(sacrificeExamples.begunCow);
export const ExampleOfAShareGivenBack = worked(sacrificeExamples.givenBack);
export const ExampleOfOneLeft = worked(sacrificeExamples.oneIsLeft);
export const ExampleOfFiveLeft = worked(sacrificeExamples.fiveAreLeft);
export const ExampleOfTheMost = worked(sacrificeExamples.mostOfOneOrder);
export const ExampleOfASheep = worked(sacrificeExamples.sheep);
export const ExampleOfAMissingName = worked(sacrificeExamples.nameMissing);
export const ExampleOfAVow = worked(sacrificeExamples.vowWithoutNames);
