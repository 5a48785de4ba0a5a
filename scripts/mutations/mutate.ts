/** Plants each fault of the list in a copy of the project and runs its tests. */
import { parseArgs } from 'node:util';
import { chromiumPath } from '../chromium.ts';
import { copyProject } from './copy.ts';
import { isEnough, judge, summary, type Verdict } from './judge.ts';
import { mutations } from './list.ts';
import { openSession } from './session.ts';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [''] } } });
const chosen = mutations.filter(({ fault, file, kind }) =>
  values.only.some((words) => `${fault} ${file} ${kind}`.includes(words)),
);
process.env['CHROMIUM_PATH'] = await chromiumPath();
const { folder, remove } = copyProject(process.cwd());
const startedAt = Date.now();
let verdicts: Verdict[] = [];
try {
  const session = await openSession(folder);
  verdicts = await judge(folder, chosen, session, (verdict) =>
    console.log(
      `${verdict.isCaught ? 'caught    ' : 'NOT CAUGHT'}  ${verdict.mutation.fault}${verdict.by ? `  (${verdict.by})` : ''}`,
    ),
  );
  await session.close();
} finally {
  process.chdir('/');
  remove();
}
console.log(`\n${summary(verdicts)} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
// The browser of the session may take long to exit.
process.exit(isEnough(verdicts) ? 0 : 1);
