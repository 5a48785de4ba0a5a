import { exchangeRatesInput } from '#src/server/exchange-rates/rate-input.ts';
import {
  planExchangeRates,
  type PlannedRate,
  setExchangeRates,
} from '#src/server/exchange-rates/set-exchange-rates.ts';
import { invalid } from '#src/server/http/errors.ts';
import { saveFromFile } from '#src/server/http/save-from-file.ts';
import { validate } from '#src/server/http/validate.ts';
import type { Command } from '#src/server/platform/command.ts';

const REMARKS = {
  taken: '',
  suspicious: ' (more than a tenth: compare it once more, it may be the other way round)',
  old: ' (older than the last one)',
};

const planLine = ({ last, rate, verdict }: PlannedRate): string =>
  `1 ${rate.currency}: ${last ? `${last.rate} of ${last.day}` : 'no rate'} → ${rate.rate} ${rate.countsIn} of ${rate.day}${REMARKS[verdict]}`;

/** What staff do with exchange rates. */
export const rateCommands: Record<string, Command> = {
  'rates:set': async (ctx, [file, yes], print) => {
    if (!file || (yes !== undefined && yes !== 'yes')) {
      print(
        'Usage: rates:set RATES.json [yes]. A rate is what one unit of the currency is worth, with nine decimals at most:',
      );
      print('{"day": "2026-11-27", "countsIn": "USD", "source": {"en": "…", "ar": "…", "tr": "…"}, "rates": [');
      print(' {"currency": "EUR", "rate": "1.0812"}, {"currency": "JPY", "rate": "0.006442"}]}');
      return 2;
    }
    return saveFromFile(ctx, file, print, async (content) => {
      const input = validate(exchangeRatesInput, content);
      for (const planned of await planExchangeRates(ctx, ctx.db, input)) print(planLine(planned));
      if (yes === undefined)
        return 'Nothing is stored yet. Compare them with the source, and run the same again with yes at the end.';
      const stored = await setExchangeRates(ctx, input);
      if (stored === 0) throw invalid({ path: 'day', code: 'tooLow' });
      return `Stored: ${stored}. Orders placed from now on count by them; earlier ones keep theirs.`;
    });
  },
};
