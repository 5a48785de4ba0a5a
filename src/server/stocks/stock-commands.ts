import { readFile } from 'node:fs/promises';
import type { Command } from '#src/server/platform/command.ts';
import { importStocks } from '#src/server/stocks/import-stocks.ts';
import { LANGUAGE_COLUMNS, STOCK_COLUMNS } from '#src/server/stocks/stock-columns.ts';

export const stockCommands: Record<string, Command> = {
  'stocks:import': async (ctx, [file], print) => {
    if (!file) {
      print('Usage: stocks:import FILE.csv');
      print(
        `Its columns: ${STOCK_COLUMNS.join(', ')}. In place of authority and source it may have ${Object.values(LANGUAGE_COLUMNS).flat().join(', ')}.`,
      );
      return 2;
    }
    const { changed, errors, rates, stocks } = await importStocks(ctx, await readFile(file, 'utf8'));
    for (const error of errors) print(error);
    print(
      errors.length > 0
        ? 'Nothing was imported.'
        : `${stocks} companies and ${rates} rates were read; ${changed} rows were new or changed.`,
    );
    return errors.length > 0 ? 1 : 0;
  },
};
