import path from 'node:path';
import { chromium } from 'playwright';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { chromiumPath, launchArgs } from '../chromium.ts';
import { baseCommit, buildBoth } from './build.ts';
import { type Change, writeReport } from './report.ts';
import { type Picture, serve, shoot, storiesOf } from './shoot.ts';

/** Two pictures on one sheet of the larger size: where one ends, the other differs. */
function onSheet(png: PNG, width: number, height: number): PNG {
  const sheet = new PNG({ width, height });
  PNG.bitblt(png, sheet, 0, 0, png.width, png.height, 0, 0);
  return sheet;
}

function compare(before: Picture, after: Picture): Pick<Change, 'share' | 'difference'> {
  const [old, now] = [PNG.sync.read(before.png), PNG.sync.read(after.png)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const difference = new PNG({ width, height });
  const count = pixelmatch(onSheet(old, width, height).data, onSheet(now, width, height).data, difference.data, width, height, { threshold: 0.15 });
  return { share: count / (width * height), difference: PNG.sync.write(difference) };
}

function changesBetween(base: Map<string, Picture>, head: Map<string, Picture>): Change[] {
  return [...new Set([...base.keys(), ...head.keys()])].toSorted().flatMap((id): Change[] => {
    const [before, after] = [base.get(id), head.get(id)];
    const { story, locale } = (after ?? before) as Picture;
    const shared = { id, title: `${story.title}: ${story.name} (${locale})` };
    if (!before || !after) return [{ ...shared, kind: before ? 'gone' : 'new', share: 1, before: before?.png, after: after?.png }];
    const { difference, share } = compare(before, after);
    return share > 0.0005 ? [{ ...shared, kind: 'changed', share, before: before.png, after: after.png, difference }] : [];
  });
}

// node scripts/visual/compare.ts [commit] [--only=part of an id] [--width=1024]
const options = new Map(process.argv.slice(2).filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=') as [string, string]));
const commit = baseCommit(process.argv.slice(2).find((word) => !word.startsWith('--')));
const wanted = options.get('only') ?? '';
const { base, clean, head } = buildBoth(commit);
try {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArgs });
  const pictures = async (folder: string) => {
    const { close, origin } = await serve(folder);
    const all = await shoot(browser, origin, storiesOf(folder).filter(({ id }) => id.includes(wanted)), Number(options.get('width') ?? 1024));
    close();
    return all;
  };
  const [old, now] = [await pictures(base), await pictures(head)];
  await browser.close();
  const changes = changesBetween(old, now);
  const file = writeReport(path.resolve(import.meta.dirname, '../../reports/visual'), changes, now.size, commit);
  console.log(`${now.size} pictures against ${commit.slice(0, 9)}: ${changes.length} differ. ${path.relative(process.cwd(), file)}`);
  process.exitCode = changes.some(({ kind }) => kind === 'changed') ? 1 : 0;
} finally {
  clean();
}
