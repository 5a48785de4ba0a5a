import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumPath, launchArgs } from '../chromium.ts';
import { baseCommit, buildBoth } from './build.ts';
import { causeOf, changedSince, mayDiffer } from './cause.ts';
import { differenceOf, LIMIT } from './difference.ts';
import { type Change, writeReport } from './report.ts';
import { serve } from './serve.ts';
import { type Picture, shoot } from './shoot.ts';
import { storiesOf } from './stories.ts';

function changesBetween(base: Map<string, Picture>, head: Map<string, Picture>, changed: Set<string>): Change[] {
  return [...new Set([...base.keys(), ...head.keys()])].toSorted().flatMap((id): Change[] => {
    const [before, after] = [base.get(id), head.get(id)];
    const { look, story } = (after ?? before) as Picture;
    const cause = after ? causeOf(story.importPath, changed) : 'stories that are gone';
    const none = { pixels: 0, isResized: false };
    const shared = { id, title: `${story.title}: ${story.name}`, look, cause, before: before?.png, after: after?.png };
    if (after?.failure) return [{ ...shared, ...none, kind: 'failed', failure: after.failure }];
    if (!before?.png || !after?.png) return [{ ...shared, ...none, kind: after ? 'new' : 'gone' }];
    const { isResized, pixels, png } = differenceOf(before.png, after.png);
    return pixels > LIMIT || isResized ? [{ ...shared, kind: 'changed', pixels, isResized, difference: png }] : [];
  });
}

// node scripts/visual/compare.ts [commit] [--only=part of an id] [--all]: without --all, the stories that reach what changed
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, all: { type: 'boolean', default: false } },
});
const commit = baseCommit(positionals[0]);
const changed = changedSince(commit);
const isAffected = values.all ? () => true : mayDiffer(changed);
const { base, clean, head } = buildBoth(commit);
try {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArgs });
  const pictures = async (folder: string) => {
    const { close, origin } = await serve(folder);
    const all = await shoot(
      browser,
      origin,
      storiesOf(folder).filter(({ id, importPath }) => id.includes(values.only) && isAffected(importPath)),
    );
    close();
    // All stories take about an hour a side: it is seen that the run goes on.
    console.log(`${all.size} pictures taken of ${path.basename(folder)}`);
    return all;
  };
  const [old, now] = [await pictures(base), await pictures(head)];
  await browser.close();
  const changes = changesBetween(old, now, changed);
  const file = writeReport(path.resolve(import.meta.dirname, '../../reports/visual'), changes, now.size, commit);
  const failed = changes.filter(({ kind }) => kind === 'failed');
  console.log(
    `${now.size} pictures against ${commit.slice(0, 9)}: ${changes.length} differ, ${failed.length} of them failed. ${path.relative(process.cwd(), file)}`,
  );
  for (const { failure, look } of failed) console.log(`${look}: ${failure}`);
  process.exitCode = changes.some(({ kind }) => kind === 'changed' || kind === 'failed') ? 1 : 0;
} finally {
  clean();
}
