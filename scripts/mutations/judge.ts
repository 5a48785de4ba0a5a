import { type Mutation, plant } from './apply.ts';
import type { Session } from './session.ts';

export type Verdict = {
  mutation: Mutation;
  isCaught: boolean;
  /** The first test that failed. */ by?: string | undefined;
};

/** The share of faults that must be caught. */
const ENOUGH = 0.9;

/**
 * First the tests must pass without a fault, because a test that always fails would catch everything. Then each fault is
 * planted, its tests run, and the fault is removed.
 */
export async function judge(
  folder: string,
  mutations: readonly Mutation[],
  session: Pick<Session, 'run' | 'refresh'>,
  tell: (verdict: Verdict) => void = () => {},
): Promise<Verdict[]> {
  await expectSound(mutations, session);
  const verdicts: Verdict[] = [];
  for (const mutation of mutations) {
    const undo = plant(folder, mutation);
    // oxlint-disable-next-line no-await-in-loop -- one fault at a time, in one browser
    const verdict = await verdictOf(mutation, session).finally(async () => {
      undo();
      await session.refresh(mutation.file);
    });
    tell(verdict);
    verdicts.push(verdict);
  }
  // The tests must pass again at the end, or earlier results are wrong.
  await expectSound(mutations, session);
  return verdicts;
}

async function verdictOf(mutation: Mutation, session: Pick<Session, 'run' | 'refresh'>): Promise<Verdict> {
  await session.refresh(mutation.file);
  const { failed } = await session.run(mutation.tests, mutation.locale ?? 'en');
  return { mutation, isCaught: failed.length > 0, by: failed[0] };
}

async function expectSound(mutations: readonly Mutation[], session: Pick<Session, 'run'>): Promise<void> {
  for (const locale of ['en', 'ar'] as const) {
    const tests = [...new Set(mutations.filter((one) => (one.locale ?? 'en') === locale).flatMap((one) => one.tests))];
    if (tests.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one language after the other, in one browser
    const { failed, passed } = await session.run(tests, locale);
    if (failed.length > 0 || passed === 0)
      throw new Error(`Without any fault these tests must pass (${locale}): ${failed.join(', ') || 'none ran'}`);
  }
}

export const isEnough = (verdicts: readonly Verdict[]): boolean =>
  verdicts.length > 0 && verdicts.filter(({ isCaught }) => isCaught).length / verdicts.length >= ENOUGH;

/** "70 of 74 faults caught (95 %); behaviour 26 of 28, …" */
export function summary(verdicts: readonly Verdict[]): string {
  const score = (some: readonly Verdict[]) => `${some.filter(({ isCaught }) => isCaught).length} of ${some.length}`;
  const kinds = [...new Set(verdicts.map(({ mutation }) => mutation.kind))];
  const share = verdicts.length === 0 ? 0 : verdicts.filter(({ isCaught }) => isCaught).length / verdicts.length;
  return `${score(verdicts)} faults caught (${Math.round(share * 100)} %); ${kinds
    .map((kind) => `${kind} ${score(verdicts.filter(({ mutation }) => mutation.kind === kind))}`)
    .join(', ')}`;
}
