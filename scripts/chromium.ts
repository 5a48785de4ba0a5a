import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** Flags for every runner, so that pictures and tests use the same browser. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Chromium without the parts of a window: the same engine. */
const headlessShell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isRunnable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (names: readonly string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find(isRunnable);

async function ofPlaywright() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

const isRoot = () => process.getuid?.() === 0;

/** Ends when the command does. Throws where it fails. */
async function run(command: string, args: readonly string[]): Promise<void> {
  const [code] = (await once(spawn(command, args, { stdio: 'inherit' }), 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with code ${code}.`);
}

/** Installs the headless shell from the system's packages: only in CI, where nothing is installed by hand. */
async function installedShell() {
  if (process.env.CI !== 'true' || !isRoot()) return undefined;
  try {
    await run('apt-get', ['install', '-y', headlessShell]);
  } catch {
    return undefined;
  }
  return onPath([headlessShell]);
}

/** Installs a missing browser in CI: the system's package as root, else Playwright's own. */
async function installed() {
  const [command, ...args] = isRoot()
    ? (['apt-get', 'install', '-y', 'chromium'] as const)
    : (['npx', 'playwright', 'install', 'chromium'] as const);
  try {
    await run(command, args);
  } catch {
    if (command === 'apt-get') await run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  }
  return onPath(browsers) ?? (await ofPlaywright());
}

async function find(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isRunnable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be executed.`);
  }
  const found =
    onPath([headlessShell]) ??
    (await installedShell()) ??
    onPath(browsers) ??
    (await ofPlaywright()) ??
    (process.env.CI === 'true' ? await installed() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (for example `npx playwright install chromium`), or name yours in CHROMIUM_PATH.',
  );
}

let known: Promise<string> | undefined;

/** The path of Chromium for tests: CHROMIUM_PATH, the machine's (the headless shell first), Playwright's, or a new one in CI. */
export const chromiumPath = (): Promise<string> => (known ??= find());
