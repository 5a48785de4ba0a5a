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
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return link!;
}

/** The newest code of six digits in an email to somebody, as soon as it is there. */
export const codeInEmail = (to: string): Promise<string> =>
  linkInEmail(to, /(?<=(?:Code|الرمز|Kod)[^\d\n]{0,20})\d{6}/u);
