/** Runs all suites one after the other, because two cores are too few for browsers and builds at once. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { chromiumPath } from './chromium.ts';
import { playwrightReport, vitestReport, type Failure, type Report } from './test-report.ts';

/**
 * `quiet`: what it prints is shown only when it fails. `beside`: runs while the suite before it does, on the other core.
 * `browser`: waits for Chromium.
 */
type Suite = {
  name: string;
  command: string;
  args: string[];
  quiet?: true;
  beside?: true;
  browser?: true;
  report?: () => Report;
  env?: Record<string, string>;
};
type Ended = { code: number; output: string };

const keptLines = 60;

const reports = 'reports/test';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// In CI it is installed while the suites run that need none. A failure is told by the first suite that needs it.
const chromium = chromiumPath();
chromium.catch(() => {});

/**
 * Every API test runs on PostgreSQL; on the embedded database, which is the same engine and slower, the run that must stay
 * short takes the heart of giving and what differs there. `npm run test:unit` runs all of them on it.
 */
const notOnEmbedded = [
  'tests/api/!(activity-plans|article-plans|cases|database-gone|demo-data|home|idempotency|lost-listener|orders|plans|projects|rate-limits|settle|zakat).test.ts',
  'tests/api/forms/!(cart|checkout|form-route).test.ts',
  'tests/faults/*.test.ts',
];

/**
 * What one can give to and take part in is tried in English and Arabic. `npm run test:e2e` has every journey in every language;
 * the run that must stay short leaves out: Turkish, which is written as English is, but for the first files; English where a
 * journey has no script, or is in the second files, which are about what surrounds giving; and what takes long and is tried
 * in the API tests, or is the same in another form, at another width or for another role. A journey of two widths is taken at
 * one of them, another in each language. The patterns read a test as "file group title".
 */
const inTurkishToo = ['bank', 'sponsorship', 'typeface', 'weight'];
const inArabicAlone = [
  'about',
  'annual-report',
  'bank-accounts',
  'catalogue',
  'checkout',
  'contact',
  'countries',
  'documents',
  'events',
  'faqs',
  'figures',
  'giving-calendar',
  'giving-page',
  'new-card',
  'newsletter',
  'ngos',
  'offline',
  'own-account',
  'own-giving',
  'partners',
  'passkeys',
  'paypal',
  'paypal-plans',
  'picture',
  'programs',
  'project-ledger',
  'religious-sums',
  'sacrifice-reminder',
  'saved-person',
  'session',
  'social',
  'staff-counts',
  'stored-markup',
  'training',
  'typed-count',
  'unobscured',
  'volunteer',
  'ways-in',
  'xendit',
  'yearly-statement',
];
const inTheLongRun = [
  '\\brefund-decided\\.spec',
  '\\bxendit-monthly\\.spec',
  '\\bfull-cart\\.spec.*\\bwith script\\b.*\\b(quick donation|zakat|purification|kafarah|sacrifice)\\b',
  '\\bunobscured\\.spec.*(of 360|at 900|at 1100|at 1241|at 1440)',
  '\\bshell\\.spec.*\\ban address like /(events/|training)',
  'the page of a refusal is accessible, in ltr',
  'who sends too much at /(tr)? reads',
  'a shared link of a project shows .* in /(en|tr)$',
  'demo\\.(approver|finance) sets an app up',
];
const leftOut = [
  `^(?!.*\\b(${inTurkishToo.join('|')})\\.spec).*\\b(in tr|in Turkish)\\b`,
  `^(?!.*on a desktop).*\\b(${inArabicAlone.join('|')})\\.spec.*\\b(in en|in English)\\b`,
  '\\bwithout (script|JavaScript)\\b.*\\bin en\\b',
  'on a phone, in en',
  'on a desktop, in ar',
  ...inTheLongRun,
].join('|');

const vitest = (name: string, projects: string[], without: readonly string[] = []): Suite => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...without.flatMap((pattern) => ['--exclude', pattern]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  ],
  report: () => vitestReport(readFileSync(`${reports}/${name}.json`, 'utf8')),
});

const suites: Suite[] = [
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'], beside: true },
  { name: 'build', command: 'npm', args: ['run', '--silent', 'build'], quiet: true, beside: true },
  { name: 'texts', command: 'node', args: ['scripts/check-texts.ts'] },
  vitest('unit', ['unit'], notOnEmbedded),
  // Servers that start and end take a minute: `npm run test:unit` has them.
  vitest('postgres', ['postgres'], ['tests/faults/services.test.ts']),
  // Each story long, large and in forced colors is the longer run: `npm run test:stories` has it too.
  { ...vitest('stories', ['stories-en', 'stories-ar']), browser: true, env: { STORY_READING: 'short' } },
  { name: 'bytes', command: 'size-limit', args: [] },
  {
    name: 'browser',
    command: 'playwright',
    browser: true,
    args: ['test', '--reporter=dot,json', '--grep-invert', leftOut],
    // Contrast is read in the stories; on pages, and on those of English journeys, by `npm run test:e2e`.
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`, PAGE_READING: 'short' },
    report: () => playwrightReport(readFileSync(`${reports}/browser.json`, 'utf8')),
  },
];

const chosen = process.argv.slice(2);
const failures: Failure[] = [];
let passed = 0;
const isChosen = ({ name }: Suite): boolean => chosen.length === 0 || chosen.includes(name);
for (const group of inGroups(suites.filter(isChosen))) {
  for (const { name, report } of await Promise.all(group.map(runSuite))) {
    passed += report.passed;
    failures.push(...report.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })));
  }
}
// The failures are told once more at the end, because a log is often kept only by its end.
for (const { name, message } of failures) console.log(`\nFAILED ${name}\n${message}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;

/** Suites that run at the same time, as `beside` says. */
function inGroups(all: readonly Suite[]): Suite[][] {
  const groups: Suite[][] = [];
  for (const suite of all) {
    if (suite.beside && groups.length > 0) groups.at(-1)!.push(suite);
    else groups.push([suite]);
  }
  return groups;
}

async function runSuite(suite: Suite): Promise<{ name: string; report: Report }> {
  const startedAt = Date.now();
  console.log(`\n── ${suite.name}`);
  if (suite.browser) process.env['CHROMIUM_PATH'] = await chromium;
  const report = reportOf(suite, await run(suite));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`── ${suite.name}: ${report.failures.length === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name: suite.name, report };
}

/** A suite without counted tests, or one that fails without a failed test, counts as one failure. */
function reportOf({ report, name }: Suite, { code, output }: Ended): Report {
  const itself: Failure = { name: `${name} ended with code ${code}`, message: output };
  if (!report) return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [itself] };
  try {
    const read = report();
    return read.failures.length === 0 && (code !== 0 || read.passed === 0) ? { ...read, failures: [itself] } : read;
  } catch {
    return { passed: 0, failures: [itself] };
  }
}

/** Runs a suite and keeps the last lines that it printed. */
function run({ args, command, env, quiet }: Suite): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    let output = '';
    const keep = (to: NodeJS.WriteStream) => (bytes: Buffer) => {
      if (!quiet) to.write(bytes);
      output = (output + stripVTControlCharacters(bytes.toString())).split('\n').slice(-keptLines).join('\n');
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
