import { invalid } from '#src/server/http/errors.ts';
import { saveFromFile } from '#src/server/http/save-from-file.ts';
import { validate } from '#src/server/http/validate.ts';
import { metalPricesInput } from '#src/server/metals/metal-input.ts';
import { decimalPrice } from '#src/server/metals/metals.service.ts';
import { planMetalPrices, type PlannedPrice, setMetalPrices } from '#src/server/metals/set-metal-prices.ts';
import type { Command } from '#src/server/platform/command.ts';

const REMARKS = {
  taken: '',
  suspicious: ' (more than a fifth: compare it once more)',
  old: ' (not newer than the last one)',
};

function planLine({ last, price, verdict }: PlannedPrice): string {
  const name = price.caliber === null ? price.metal : `${price.metal} ${price.caliber}`;
  const before = last ? `${decimalPrice(last.pricePerGram)} of ${last.updatedAt.toISOString()}` : 'no price';
  return `${name}: ${before} → ${decimalPrice(price.pricePerGram)} ${price.currency}${REMARKS[verdict]}`;
}

/** What staff do with the prices of metals. */
export const metalCommands: Record<string, Command> = {
  'metals:set': async (ctx, [file, yes], print) => {
    if (!file || (yes !== undefined && yes !== 'yes')) {
      print('Usage: metals:set PRICES.json [yes]. Prices are of one gram, with four decimals at most:');
      print('{"updatedAt": "2026-11-27T10:00:00Z", "source": {"en": "…", "ar": "…", "tr": "…"}, "prices": [');
      print(' {"metal": "gold", "caliber": 24, "currency": "USD", "pricePerGram": "128.60"},');
      print(' {"metal": "silver", "currency": "USD", "pricePerGram": "1.62"}]}');
      return 2;
    }
    return saveFromFile(ctx, file, print, async (content) => {
      const input = validate(metalPricesInput, content);
      for (const planned of await planMetalPrices(ctx, ctx.db, input)) print(planLine(planned));
      if (yes === undefined)
        return 'Nothing is stored yet. Compare them with the source, and run the same again with yes at the end.';
      const stored = await setMetalPrices(ctx, input);
      if (stored === 0) throw invalid({ path: 'updatedAt', code: 'tooLow' });
      return `Stored: ${stored}. Pages show them within seconds.`;
    });
  },
};
