import { expect, test } from 'vitest';
import { playwrightReport, vitestReport } from '../../scripts/test-report.ts';

const file = (assertionResults: object[], status = 'failed', message = '') => ({
  name: 'a.test.ts',
  status,
  message,
  assertionResults,
});

test('a failed test is named with its file and what it said', () => {
  const json = JSON.stringify({
    numPassedTests: 3,
    testResults: [
      file([
        { status: 'passed', fullName: 'adds' },
        {
          status: 'failed',
          fullName: 'sums › subtracts',
          failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'],
        },
      ]),
    ],
  });
  expect(vitestReport(json)).toEqual({
    passed: 3,
    failures: [{ name: 'a.test.ts › sums › subtracts', message: 'expected 1\nto be 2' }],
  });
});

test('a file that cannot be loaded is one failure', () => {
  const json = JSON.stringify({ numPassedTests: 0, testResults: [file([], 'failed', 'Cannot find module')] });
  expect(vitestReport(json).failures).toEqual([{ name: 'a.test.ts', message: 'Cannot find module' }]);
});

const spec = (status: string) => ({
  title: 'a donor gives',
  ok: status !== 'unexpected',
  tests: [{ projectName: 'chromium', status, results: [{ error: { message: 'timed out' } }, {}] }],
});
const report = (specs: object[], errors: object[] = []) =>
  JSON.stringify({ stats: { expected: 5 }, errors, suites: [{ file: 'giving.spec.ts', suites: [{ specs }] }] });

test.each(['unexpected', 'flaky'])('a browser test that is %s is a failure with its name', (status) => {
  expect(playwrightReport(report([spec(status), spec('expected')]))).toEqual({
    passed: 5,
    failures: [{ name: 'giving.spec.ts › a donor gives (chromium)', message: 'timed out' }],
  });
});

test('an error outside every browser test is a failure too', () => {
  expect(playwrightReport(report([], [{ message: 'no server' }])).failures).toHaveLength(1);
});
