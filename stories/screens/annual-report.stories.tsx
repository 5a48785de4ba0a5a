import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AnnualReportScreen } from '#src/screens/annual-report/annual-report-screen.tsx';
import type { AnnualReportView } from '#src/screens/annual-report/annual-report-view.ts';
import { annualReportFixture, annualReportsFixture } from '#tests/fixtures/annual-reports.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Annual report', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const Report = ({ change }: { change?: Partial<AnnualReportView> }) => (
  <Framed>
    <AnnualReportScreen view={annualReportFixture(change)} locale={useLocale()} />
  </Framed>
);

export const Usual: Story = {
  parameters: at('annual report', 'usual'),
  render: () => <Report />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await userEvent.tab();
    const pdf = canvas.getByRole('link', { name: (name) => name.includes('PDF') });
    await expect(pdf).toHaveFocus();
    await expect(pdf).toHaveAttribute('href', '/lists/annual-report-2025.en.pdf');
    // The size stands beside it, in the language of the page.
    await expect(pdf.textContent).toMatch(/48/);
    await expect(canvas.getByRole('link', { name: say(msg`Download the figures (CSV)`) })).toBeVisible();
    const months = canvas.getByRole('region', { name: say(msg`Month by month`) });
    await expect(within(months).getAllByRole('row')).toHaveLength(14);
    const shelf = canvas.getByRole('region', { name: say(msg`All years`) });
    await expect(within(shelf).getAllByRole('listitem')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** No shelf, and nothing that went wrong is no section. */
export const FirstYear: Story = {
  parameters: at('annual report', 'first year'),
  render: () => {
    const first = annualReportsFixture().at(-1)!;
    return <Report change={{ shown: first, years: [first] }} />;
  },
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.queryByRole('region', { name: say(msg`All years`) })).toBeNull();
    await expect(story.canvas.queryByRole('region', { name: say(msg`What went wrong`) })).toBeNull();
  },
};

export const WithDocument: Story = {
  parameters: at('annual report', 'with a document'),
  render: () => {
    const [latest] = annualReportsFixture();
    return <Report change={{ shown: { ...latest!, fileUrl: 'https://sanad.example/report.pdf' } }} />;
  },
  play: async (story) => {
    await expect(
      story.canvas.getByRole('link', { name: translatorOf(story)(msg`Report signed by the auditor`) }),
    ).toHaveAttribute('href', 'https://sanad.example/report.pdf');
  },
};

export const DownloadFailed: Story = {
  parameters: at('annual report', 'failed download'),
  render: () => <Report change={{ failedDownload: 'pdf', pdfBytes: undefined }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`The report could not be downloaded`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Try again`) })).toHaveAttribute(
      'href',
      '/lists/annual-report-2025.en.pdf',
    );
    await expect(story.canvas.getByRole('link', { name: say(msg`Download the report (PDF)`) })).toBeVisible();
  },
};

export const NoReport: Story = {
  parameters: at('annual report', 'no report'),
  render: () => <Report change={{ shown: undefined, years: [] }} />,
  play: async (story) => {
    await expect(
      story.canvas.getByRole('heading', { name: translatorOf(story)(msg`There is no report yet`) }),
    ).toBeVisible();
  },
};
