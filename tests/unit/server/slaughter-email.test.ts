import { expect, it } from 'vitest';
import { getI18n } from '#src/i18n/server.tsx';
import { slaughterEmail } from '#src/server/sacrifices/sacrifices.emails.ts';

it('the email of a slaughter names its hour by the clocks of the country, with 24 hours in every language', async () => {
  for (const locale of ['en', 'ar', 'tr'] as const) {
    const { facts } = slaughterEmail(
      {
        donorName: 'Mona Said',
        orderNumber: 'SND-2222-2222',
        locale,
        shares: [],
        slaughteredAt: new Date('2026-11-20T12:30:00Z'),
        timeZone: 'Africa/Khartoum',
        place: 'Port Sudan',
        proof: 'Tag 4471',
        proofUrl: null,
      },
      await getI18n(locale),
    );
    expect(facts?.map(({ value }) => value).join('\n')).toMatch(/14:30/);
  }
});
