import { readFile } from 'node:fs/promises';
import { fieldMessage } from '#src/server/http/error-messages.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/**
 * Saves what a JSON file holds, for a command of staff, and prints what was done, or each fault with its field.
 * @returns the exit code of the command
 */
export async function saveFromFile(
  ctx: Pick<ServiceContext, 'i18n'>,
  file: string,
  print: (line: string) => void,
  save: (content: unknown) => Promise<string>,
): Promise<0 | 1> {
  try {
    print(await save(readJson(await readFile(file, 'utf8'))));
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const i18n = await ctx.i18n('en');
    for (const { code, limit, path } of error.fields)
      print(`${path || 'The file'}: ${fieldMessage(i18n, { code })}${limit === undefined ? '' : ` (${limit})`}`);
    if (error.fields.length === 0) print(error.message);
    print('Nothing was changed.');
    return 1;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ path: '', code: 'invalidFormat' });
  }
}
