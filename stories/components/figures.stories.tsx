import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';

const meta = {
  title: 'Components/Money, numbers, dates',
  tags: ['autodocs'],
  parameters: { docs: { description: { component: 'Money takes whole smallest units; digits after the point come from ISO 4217. Whole sums have no decimals, others have all. Isolated holds what reads from left to right in every language: phone, IBAN, card, e-mail, reference. Dates show the Hijri day beside on Arabic pages.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sums: Story = {
  render: () => (
    <Stack align="start">
      <Money minor={6_842_000} currency="USD" size="amount" />
      <Money minor={123_051} currency="USD" size="total" />
      <Money minor={2_178_000} currency="SAR" size="card" />
      <Inline gap={6}><Money minor={5000} currency="USD" /><Money minor={96_123} currency="USD" /><Money minor={1500} currency="JPY" /><Money minor={12_345} currency="KWD" /><Money minor={250_000} currency="TRY" /><Money minor={-5000} currency="EUR" /></Inline>
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    const sums = [...canvasElement.querySelectorAll('bdi')].map((sum) => sum.textContent?.replaceAll('\u00A0', ' '));
    if (globals.locale === 'en') await expect(sums).toEqual(['$68,420', '$1,230.51', 'SAR 21,780', '$50', '$961.23', '¥1,500', 'KWD 12.345', '₺2,500', '-€50']);
    await expect(sums.join('')).not.toMatch(/[٠-٩]/);
  },
};

export const Numbers: Story = {
  render: () => <Inline gap={6}><FormattedNumber value={12_480} /><FormattedNumber value={74} kind="percent" /><FormattedNumber value={48_216_900} kind="compact" /></Inline>,
  play: async ({ canvasElement, globals }) => {
    const percent = canvasElement.querySelectorAll('bdi')[1]?.textContent;
    if (globals.locale === 'en') await expect(percent).toBe('74%');
    if (globals.locale === 'tr') await expect(percent).toBe('%74');
  },
};

export const Dates: Story = {
  render: () => <Stack gap={2}><FormattedDate value="2026-11-21" /><FormattedDate value="2026-11-21" format="short" /><FormattedDate value="2026-11-21T21:30:00Z" format="time" timeZone="Asia/Riyadh" /></Stack>,
  play: async ({ canvas, globals }) => {
    const [day] = canvas.getAllByRole('time');
    await expect(day).toHaveAttribute('datetime', '2026-11-21');
    if (globals.locale === 'ar') await expect(day).toHaveTextContent(/هـ/);
    if (globals.locale === 'en') await expect(day).toHaveTextContent('November 21, 2026');
  },
};

export const LeftToRightInside: Story = {
  render: () => <Stack gap={2} align="start"><Isolated kind="phone" value="+966 50 214 8876" /><Isolated kind="iban" value="SA0380000000608010167519" /><Isolated kind="email" value="salam@sanad.example" /><Isolated kind="reference" value="SND-7K2M-48" /><Isolated kind="card" value="•••• 4242" /></Stack>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SA03 8000 0000 6080 1016 7519')).toHaveAttribute('dir', 'ltr');
  },
};
