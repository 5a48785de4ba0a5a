/** Reads what the test runners wrote as JSON: how many passed, and which failed with which message. */
import { stripVTControlCharacters } from 'node:util';

export type Failure = { name: string; message: string };
export type Report = { passed: number; failures: Failure[] };

type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
};
type PlaywrightSuite = {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

/** The report of Vitest's reporter `json`. A file that could not be loaded counts as one failure. */
export function vitestReport(json: string): Report {
  const { numPassedTests, testResults } = JSON.parse(json) as { numPassedTests: number; testResults: VitestFile[] };
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [failure(file.name, file.message)];
    return failed.map((test) => failure(`${file.name} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures };
}

/** The report of Playwright's reporter `json`. A test that passed only at its second try is a failure. */
export function playwrightReport(json: string): Report {
  const { stats, suites, errors } = JSON.parse(json) as {
    stats: { expected: number };
    suites: PlaywrightSuite[];
    errors?: { message?: string }[];
  };
  const failures = suites.flatMap((suite) => failedSpecs(suite, suite.file ?? ''));
  return {
    passed: stats.expected,
    failures: [...failures, ...(errors ?? []).map((e) => failure('playwright', e.message))],
  };
}

function failedSpecs(suite: PlaywrightSuite, file: string): Failure[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) =>
        failure(
          `${file} › ${spec.title} (${test.projectName})`,
          test.results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner, file))];
}

function failure(name: string, message = ''): Failure {
  return { name, message: stripVTControlCharacters(message).split('\n').slice(0, 25).join('\n') };
}
