import { expect } from './console.ts';
import { mailPort } from './ports.ts';

/** The first address of this pattern in an email to somebody, as soon as it is there. */
export async function linkInEmail(to: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const answer = await fetch(`http://127.0.0.1:${mailPort}/?to=${encodeURIComponent(to)}`);
    const emails = (await answer.json()) as string[];
    return emails.map((email) => pattern.exec(email)?.[0]).find(Boolean);
  };
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        link = await find();
        return link;
      },
      { timeout: 60_000 },
    )
    .toBeTruthy();
  return link!;
}

const CODE = /(?<=(?:Code|الرمز|Kod)[^\d\n]{0,20})\d{6}/u;
/** The code of six digits in an email to somebody, as soon as it is there. */
export const codeInEmail = (to: string): Promise<string> => linkInEmail(to, CODE);

/** The code in the last of that many emails with one to somebody, as soon as all are there. */
export async function newestCode(to: string, emails = 2): Promise<string> {
  let codes: string[] = [];
  await expect
    .poll(
      async () => {
        const answer = await fetch(`http://127.0.0.1:${mailPort}/?to=${encodeURIComponent(to)}`);
        codes = ((await answer.json()) as string[]).flatMap((email) => CODE.exec(email)?.[0] ?? []);
        return codes.length;
      },
      { timeout: 60_000 },
    )
    .toBe(emails);
  return codes.at(-1)!;
}
