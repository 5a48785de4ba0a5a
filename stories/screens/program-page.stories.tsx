import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textIn } from '#src/i18n/multilingual.ts';
import { ProgramScreen } from '#src/screens/program/program-screen.tsx';
import type { ProgramView } from '#src/screens/program/program-view.ts';
import { programFixture, programViewFixture } from '#tests/fixtures/program.ts';
import { siteFixture } from '#tests/fixtures/site.ts';
import { at } from '#tests/screens.ts';
import { facets, found } from './catalogue.tsx';
import { Framed, translatorOf, useLocale, written } from './frame.tsx';

export default { title: 'Screens/Program page', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

function ProgramPage({
  isWithoutProjects = false,
  ...overrides
}: Partial<ProgramView> & { isWithoutProjects?: boolean }) {
  const locale = useLocale();
  const view = programViewFixture(overrides);
  return (
    <Framed>
      <ProgramScreen
        view={view}
        locale={locale}
        path={`/projects/type/${view.program.slug}`}
        title={textIn(view.program.title, locale)}
        query={{}}
        page={1}
        site={siteFixture()}
        facets={facets}
        found={found(isWithoutProjects ? 0 : 3)}
        alternatives={found(3)?.data}
      />
    </Framed>
  );
}

const own = {
  waiting: 8,
  completed: 4,
  people: 1240,
  funded: 3,
  sponsored: 5,
  monthlyFrom: 3500,
  raised: 1_250_000,
  remaining: 425_000,
  currency: 'USD',
};

/** Whether the projects come before how they are verified. */
const isListFirst = (
  story: { canvas: { getByRole: (role: 'heading', by: { name: string }) => HTMLElement } } & Parameters<
    typeof translatorOf
  >[0],
  title?: string,
) => {
  const say = translatorOf(story);
  const list = story.canvas.getByRole('heading', { name: title ?? say(msg`Projects`) });
  const steps = story.canvas.getByRole('heading', { name: say(msg`How we verify projects`) });
  return Boolean(list.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING);
};

/** Its opening leads to the list, its questions open on request. */
export const Whole: Story = {
  parameters: at('projects of a type', "the program's own facts"),
  render: () => <ProgramPage />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const locale = story.globals['locale'] === 'ar' ? 'ar' : 'en';
    const { program } = programViewFixture();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textIn(program.title, locale));
    await expect(canvas.getByText(textIn(program.about!, locale))).toBeVisible();
    await expect(canvas.getByText(say(msg`Open projects`))).toBeVisible();
    await expect(isListFirst(story)).toBe(false);
    await expect(canvas.getByPlaceholderText(say(msg`Name or city`))).toBeVisible();
    const [first] = program.questions;
    const question = canvas.getByText(textIn(first!.question, locale)).closest('summary')!;
    await userEvent.click(question);
    await expect(canvas.getByText(textIn(first!.answer, locale))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Each kind of program is told by figures of its own: children by their sponsors, cases by what was paid. */
export const OwnFacts: Story = {
  parameters: at('projects of a type', "the program's own facts"),
  render: () => <ProgramPage program={programFixture('tafreej')} facts={{ open: 9, countries: 1, zakat: 4, own }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas } = story;
    await expect(canvas.getByText(say(msg`Cases paid in full`)).parentElement).toHaveTextContent('3');
    await expect(canvas.getByText(say(msg`Still needed for the open cases`)).parentElement).toHaveTextContent(/4,250/);
    await expect(canvas.queryByText(say(msg`Zakat-eligible`))).toBeNull();
    await expect(canvas.getByRole('link', { name: /9/ })).toHaveAttribute('href', '#program-projects');
    // A bill is checked where people come with one, and the cases are met before how it works is read.
    await expect(canvas.getByRole('textbox', { name: new RegExp(say(msg`Bill number`)) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(msg`Check the number`) })).toBeVisible();
    await expect(isListFirst(story, say(msg`Cases`))).toBe(true);
    await expect(canvas.getByPlaceholderText(say(msg`Name, city, bill number`))).toBeVisible();
    await expect(canvas.getByText(say(msg`All cases are shown.`))).toBeVisible();
    await expect(canvas.queryByText(say(msg`All projects are shown.`))).toBeNull();
  },
};

/** All cases are closed: what is missing is called by its name. */
export const WithoutCases: Story = {
  parameters: at('projects of a type', 'empty'),
  render: () => <ProgramPage program={programFixture('tafreej')} isWithoutProjects />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`No cases are open right now`))).toBeVisible();
    await expect(story.canvas.getByText(say(msg`New cases are approved every week.`))).toBeVisible();
  },
};

export const FactsOfChildren: Story = {
  parameters: at('projects of a type', "the program's own facts"),
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ProgramPage
      program={programFixture('eghatha', { palette: 'orphans' })}
      facts={{ open: 9, countries: 3, zakat: 9, own }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas } = story;
    await expect(canvas.getByText(say(msg`Children waiting for a sponsor`)).parentElement).toHaveTextContent('8');
    await expect(canvas.getByText(say(msg`Children with a sponsor`)).parentElement).toHaveTextContent('5');
    await expect(canvas.getByText(say(msg`Monthly sponsorship for one child, from`)).parentElement).toHaveTextContent(
      /35/,
    );
    await expect(canvas.getByRole('link', { name: say(msg`See the children and projects`) })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: new RegExp(say(msg`Bill number`)) })).toBeNull();
    await expect(story.canvasElement.querySelectorAll('header svg[viewBox="0 0 400 541"]')).toHaveLength(3);
    await expect(isListFirst(story)).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Children whose care is raised as one sum: with no sponsors to count, it is told by what every program is. */
export const FactsWithoutSponsors: Story = {
  parameters: at('projects of a type', "the program's own facts"),
  render: () => (
    <ProgramPage
      program={programFixture('eghatha', { palette: 'orphans' })}
      facts={{ open: 3, countries: 2, zakat: 3, own: { ...own, monthlyFrom: null, sponsored: 0, waiting: 0 } }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Open projects`)).parentElement).toHaveTextContent('3');
    await expect(story.canvas.getByText(say(msg`Zakat-eligible`)).parentElement).toHaveTextContent('3');
    await expect(story.canvas.queryByText(say(msg`Children with a sponsor`))).toBeNull();
  },
};

/** Zakat has no projects of its own: its page shows what it is counted by, and who takes it. */
export const ByACalculator: Story = {
  parameters: at('projects of a type', 'given by a calculator'),
  render: () => (
    <ProgramPage
      program={programFixture('eghatha', { palette: 'zakat' })}
      facts={undefined}
      calculator={{ kind: 'zakat', projects: 31, nisab: { minor: 1_093_100, currency: 'USD' }, percent: 2.5 }}
      isWithoutProjects
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    await expect(canvas.getByText(say(msg`Nisab today`)).parentElement).toHaveTextContent(written('10,931'));
    await expect(canvas.getByText(say(msg`Zakat on wealth held for a lunar year`)).parentElement).toHaveTextContent(
      /2[.,]5/,
    );
    await expect(canvas.getByRole('link', { name: say(msg`Calculate your zakat`) })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say(msg`Projects that accept zakat`) })).toBeVisible();
    const all = canvas.getByRole('link', { name: say(msg`All projects that accept zakat`) });
    await expect(all).toHaveAttribute('href', expect.stringContaining('/projects?isSuitableForZakat=true'));
    await expect(canvas.queryByText(say(msg`No projects are open right now`))).toBeNull();
  },
};

/** Nothing but an animal is given here: the page ends with its questions. */
export const BySacrifices: Story = {
  parameters: at('projects of a type', 'given by a calculator'),
  render: () => (
    <ProgramPage
      program={programFixture('eghatha', { palette: 'sacrifice' })}
      facts={undefined}
      calculator={{ kind: 'sacrifice', countries: 9, from: { minor: 5400, currency: 'USD' } }}
      isWithoutProjects
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    await expect(canvas.getByText(say(msg`Countries taking orders`)).parentElement).toHaveTextContent('9');
    await expect(canvas.getByText(say(msg`Lowest price for a share`)).parentElement).toHaveTextContent(/54/);
    await expect(canvas.queryByRole('heading', { name: say(msg`Projects`) })).toBeNull();
    await expect(canvas.queryByText(say(msg`No projects are open right now`))).toBeNull();
  },
};

/** One open project: no figures, and the button names it. */
export const FewFacts: Story = {
  parameters: at('projects of a type', 'few facts'),
  render: () => <ProgramPage facts={{ open: 1, countries: 1, zakat: 0 }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.queryByText(say(msg`Open projects`))).toBeNull();
    await expect(story.canvasElement.querySelector('a[href="#program-projects"]')).toBeVisible();
  },
};

/** A program that staff have just added: its summary stands for what is not written yet. */
export const WithoutTexts: Story = {
  parameters: at('projects of a type', 'without texts'),
  render: () => (
    <ProgramPage facts={undefined} program={programFixture('eghatha', { about: null, steps: [], questions: [] })} />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.queryByRole('heading', { name: say(msg`How we verify projects`) })).toBeNull();
    await expect(story.canvas.queryByRole('heading', { name: say(msg`Questions`) })).toBeNull();
  },
};
