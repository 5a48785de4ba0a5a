/** Runs all suites one after the other, because two cores are too few for browsers and builds at once. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromiumPath } from './chromium.ts';

type Count = { passed: number; failed: number };
type Suite = { name: string; command: string; args: string[]; count?: () => Count; env?: Record<string, string> };

const reports = 'reports/test';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env['CHROMIUM_PATH'] = await chromiumPath();

const vitest = (name: string, projects: string[]): Suite => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  ],
  count: () => countVitest(`${reports}/${name}.json`),
});

const suites: Suite[] = [
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  { name: 'texts', command: 'node', args: ['scripts/check-texts.ts'] },
  vitest('unit', ['unit']),
  vitest('postgres', ['postgres']),
  vitest('stories', ['stories-en', 'stories-ar', 'looks']),
  { name: 'build', command: 'npm', args: ['run', '--silent', 'build'] },
  { name: 'bytes', command: 'size-limit', args: [] },
  {
    name: 'browser',
    command: 'playwright',
    args: ['test', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` },
    count: () => countPlaywright(`${reports}/browser.json`),
  },
];

const chosen = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0 };
for (const suite of suites.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const startedAt = Date.now();
  console.log(`\n── ${suite.name}`);
  const code = await run(suite);
  const count = countOf(suite, code);
  total.passed += count.passed;
  total.failed += count.failed;
  console.log(
    `── ${suite.name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** A suite without counted tests, or one that fails without a failed test, counts as one failure. */
function countOf({ count }: Suite, code: number): Count {
  if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = count();
    return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run({ args, command, env }: Suite): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function countVitest(file: string): Count {
  const { numFailedTests, numPassedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    number
  >;
  return {
    passed: numPassedTests ?? 0,
    failed: Math.max(numFailedTests ?? 0, (numFailedTests ?? 0) === 0 && (numFailedTestSuites ?? 0) > 0 ? 1 : 0),
  };
}

function countPlaywright(file: string): Count {
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
