/** The data folder of a site with the demo charity, written once before the journeys: each server begins with a copy. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { sitePort } from './ports.ts';

/** A stopped site's folder, written by `prepare-demo-data.ts`. */
export const preparedFolder = `data/e2e-${sitePort}-prepared`;
/** What the site printed at its first start. */
export const printedFile = `${preparedFolder}.txt`;

/** Puts a copy of the demo charity in place of `folder`. */
export function copyDemoData(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(preparedFolder, folder, { recursive: true });
}

/** The password of a demo account, which a site prints once, at its first start. */
export function demoPassword(username: string): string {
  const password = new RegExp(`${username}\\s+([a-z2-9-]{23})`).exec(readFileSync(printedFile, 'utf8'))?.[1];
  if (!password) throw new Error(`no password was printed for ${username}`);
  return password;
}
