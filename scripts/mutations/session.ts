import path from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';

/** A browser and a server that stay open, so that each fault takes only the time of its own stories. */
export type Session = {
  /** Runs the tests of these files; the number that passed, and the names of those that failed. */
  run: (tests: readonly string[], locale: 'en' | 'ar') => Promise<{ passed: number; failed: string[] }>;
  /** Call it after a file has changed, so that its former text is not served. */
  refresh: (file: string) => Promise<void>;
  close: () => Promise<void>;
};

export async function openSession(folder: string): Promise<Session> {
  process.chdir(folder);
  // As its command line does, because Storybook's plugin is inactive otherwise.
  process.env['VITEST'] = 'true';
  process.env['NODE_ENV'] = 'test';
  const vitest = await createVitest(
    'test',
    {
      root: folder,
      watch: true,
      project: ['stories-en', 'stories-ar', 'looks', 'unit'],
      reporters: [{}],
      update: false,
    },
    { server: { fs: { strict: false } } },
  );
  // Tests run only on request, not on a change of a file.
  vitest.onFilterWatchedSpecification(() => false);
  await vitest.standalone();
  return {
    run: (tests, locale) => runTests(vitest, folder, tests, locale),
    refresh: (file) => refresh(vitest, path.join(folder, file)),
    close: () => vitest.close(),
  };
}

async function runTests(vitest: Vitest, folder: string, tests: readonly string[], locale: 'en' | 'ar') {
  const files = new Set(tests.map((file) => path.join(folder, file)));
  const specifications = (await vitest.globTestSpecifications()).filter(
    ({ moduleId, project }) =>
      files.has(moduleId) && !project.name.startsWith(locale === 'en' ? 'stories-ar' : 'stories-en'),
  );
  if (specifications.length === 0) throw new Error(`No test is in ${tests.join(', ')}.`);
  const results = [];
  // Tests in the browser and tests in Node that are requested together end without having run any.
  for (const own of Object.values(Object.groupBy(specifications, ({ project }) => project.name)))
    // oxlint-disable-next-line no-await-in-loop -- one project after the other
    results.push(await runInProject(vitest, own!));
  return { passed: results.reduce((sum, { passed }) => sum + passed, 0), failed: results.flatMap((one) => one.failed) };
}

async function runInProject(vitest: Vitest, specifications: TestSpecification[]) {
  const ran = await vitest.runTestSpecifications(specifications);
  // The results include earlier runs, so only the requested tests are read.
  const asked = new Set(specifications.map(({ moduleId, project }) => `${project.name} ${moduleId}`));
  const testModules = ran.testModules.filter(({ moduleId, project }) => asked.has(`${project.name} ${moduleId}`));
  const all = testModules.flatMap((module) => [...module.children.allTests()]);
  const failed = all.filter((test) => test.result().state === 'failed').map((test) => test.fullName);
  // A fault with which a module does not load is invalid, and proves nothing about a test.
  const broken = testModules.find((module) => module.errors().length > 0);
  if (broken) throw new Error(`${broken.relativeModuleId} does not load: ${broken.errors()[0]?.message}`);
  // Each file must have run, because a file that was left out would pass as well.
  if (testModules.length < asked.size) throw new Error(`Only ${testModules.length} of ${asked.size} files ran.`);
  return { passed: all.filter((test) => test.result().state === 'passed').length, failed };
}

/** Milliseconds until all watchers have noticed a change on the disk. */
const HEARD_AFTER_MS = 700;

/** Styles are compiled by another server, which notices a change by its own watcher without an event, so this waits. */
async function refresh(vitest: Vitest, file: string): Promise<void> {
  vitest.invalidateFile(file);
  if (!/\.css\.ts$|\/(tokens|themes)\//.test(file)) return;
  await new Promise((resolve) => {
    setTimeout(resolve, HEARD_AFTER_MS);
  });
  for (const { vite } of vitest.projects) {
    const graph = vite.environments['client']?.moduleGraph;
    for (const style of graph?.getModulesByFile(`${file}.vanilla.css`) ?? []) graph?.invalidateModule(style);
  }
}
