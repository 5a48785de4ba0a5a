import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KafaratCalculators } from '#src/screens/kafarat/kafarat-calculators.tsx';
import type { KafaratView } from '#src/screens/kafarat/kafarat-view.ts';
import { useFullCart } from '#tests/fixtures/full-cart.ts';
import { exampleCountries, kafaratFixture } from '#tests/fixtures/kafarat.ts';
import { kafaratExamples } from '#tests/fixtures/ruling-examples.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale, written } from './frame.tsx';
import { expectFullCart } from './full-cart.ts';

export default { title: 'Screens/Kafarat', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

function Kafarat(overrides: Partial<KafaratView>) {
  return (
    <Framed>
      <KafaratCalculators
        kafarat={kafaratFixture(overrides)}
        locale={useLocale()}
        title="Kafarat"
        path="/projects/type/kafarat"
      />
    </Framed>
  );
}
const working = (story: Played) =>
  story.canvas.getByRole('status', { name: translatorOf(story)(msg`Your calculation`) });
const plates = (story: Played) => story.canvasElement.querySelectorAll('svg[role="img"] circle').length;

/** Another kind and another number with the keyboard alone: the table and the working follow. */
export const Oath: Story = {
  parameters: at('kafarat', 'oath'),
  render: () => <Kafarat />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await expect(working(story)).toHaveTextContent(written('40'));
    await expect(plates(story)).toBe(10);
    const count = canvas.getByRole('textbox', { name: say(msg`Number`) });
    await userEvent.clear(count);
    await userEvent.type(count, '2');
    await expect(working(story)).toHaveTextContent(written('80'));
    await expect(plates(story)).toBe(20);
    await expect(canvas.getByRole('heading', { name: say(msg`How many oaths?`) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: written('80') })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: part('Sudan') }));
    await expect(working(story)).toHaveTextContent(written('70'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Sixty people are six rows. */
export const Fast: Story = {
  parameters: at('kafarat', 'fast'),
  render: () => <Kafarat fields={{ kind: 'fast' }} />,
  play: async (story) => {
    await expect(plates(story)).toBe(60);
    await expect(working(story)).toHaveTextContent(written('240'));
    await expect(story.canvas.getByRole('heading', { name: translatorOf(story)(msg`How many days?`) })).toBeVisible();
  },
};

export const Zihar: Story = {
  parameters: at('kafarat', 'zihar'),
  render: () => <Kafarat fields={{ kind: 'zihar', country: 'SD' }} />,
  play: async (story) => {
    await expect(working(story)).toHaveTextContent(written('210'));
  },
};

export const EatingOnPurpose: Story = {
  parameters: at('kafarat', 'eating on purpose'),
  render: () => <Kafarat fields={{ kind: 'eating' }} />,
  play: async (story) => {
    const condition = msg`Only according to some schools of Islamic law, and only for someone who cannot fast for two months in a row; other schools require repentance and making up that one day.`;
    await expect(story.canvas.getByText(translatorOf(story)(condition))).toBeVisible();
    await expect(working(story)).toHaveTextContent(written('240'));
  },
};

/** Days in place of oaths; beyond sixty plates the rest is said. */
export const Fidya: Story = {
  parameters: at('kafarat', 'fidya'),
  render: () => <Kafarat fields={{ kind: 'fidya', count: '90' }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(plates(story)).toBe(60);
    await expect(working(story)).toHaveTextContent(written('360'));
    await expect(story.canvas.getByRole('heading', { name: say(msg`How many days did you not fast?`) })).toBeVisible();
  },
};

/** The worked examples of `docs/rulings`, chosen one after the other. */
export const WorkedExamples: Story = {
  render: () => <Kafarat countries={exampleCountries(kafaratExamples)} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const count = canvas.getByRole('textbox', { name: say(msg`Number`) });
    for (const example of kafaratExamples) {
      await userEvent.click(story.canvasElement.querySelector(`#kind-${example.kind}`)!);
      await userEvent.click(story.canvasElement.querySelector(`#country-${example.country}`)!);
      await userEvent.clear(count);
      await userEvent.type(count, String(example.count));
      const [first, ...rest] = String(example.amount / 100).split(/(?=(?:\d{3})$)/);
      await expect(working(story)).toHaveTextContent(written([first, ...rest].join(',')));
    }
  },
};

export const Invalid: Story = {
  parameters: at('kafarat', 'invalid'),
  render: () => (
    <Kafarat fields={{ kind: 'fidya', count: '0' }} errors={[{ path: 'count', code: 'tooLow', limit: 1 }]} />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('alert')).toBeVisible();
    await expect(story.canvas.getByRole('textbox', { name: say(msg`Number`) })).toBeInvalid();
    await expect(story.canvas.getByRole('textbox', { name: say(msg`Number`) })).toHaveValue('0');
  },
};

/** A number that cannot be read has no sum: it is named where the sum would stand. */
export const UnreadableWhileTyping: Story = {
  render: () => <Kafarat />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const count = canvas.getByRole('textbox', { name: say(msg`Number`) });
    await userEvent.clear(count);
    await userEvent.type(count, '0');
    await expect(working(story)).toHaveTextContent(say(msg`Enter a number of 1 or more`));
    await expect(working(story)).not.toHaveTextContent('40');
    await expect(canvas.queryByRole('button', { name: written('40') })).toBeNull();
    await userEvent.clear(count);
    await userEvent.type(count, '٢');
    await expect(working(story)).toHaveTextContent(written('80'));
  },
};

export const CountryWithoutFood: Story = {
  parameters: at('kafarat', 'country without food'),
  render: () => <Kafarat />,
  play: async (story) => {
    await expect(story.canvas.getByRole('radio', { name: part('Lebanon') })).toBeDisabled();
    await expect(story.canvas.getByText(translatorOf(story)(msg`Not available at the moment`))).toBeVisible();
  },
};

export const NoCountry: Story = {
  parameters: at('kafarat', 'no country'),
  render: () => <Kafarat countries={[]} />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`No prices are available for any country at the moment.`)),
    ).toBeVisible();
  },
};

/** A price that is older than the site allows is used, and said to be old; of another country nothing is said. */
export const OldPrice: Story = {
  parameters: at('kafarat', 'old price'),
  render: () => (
    <Kafarat countries={kafaratFixture().countries.map((one) => ({ ...one, isOutdated: one.code === 'SD' }))} />
  ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const country = '\u2068Sudan\u2069';
    const sentence = translatorOf(story)(
      msg`The price of food in ${country} is out of date. Ask us before you rely on the result.`,
    );
    await expect(canvas.queryByText(sentence)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: part('Sudan') }));
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(working(story)).toHaveTextContent(written('35'));
  },
};

/** The cart takes no more lines: what was chosen stays, and the sentence leads to the cart. */
export const FullCart: Story = {
  parameters: at('kafarat', 'full cart'),
  render: function Render() {
    return <Kafarat fields={{ kind: 'fidya', count: '٣' }} errors={useFullCart()} />;
  },
  play: async (story) => {
    await expectFullCart(story);
    await expect(story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Number`) })).toHaveValue('٣');
  },
};
