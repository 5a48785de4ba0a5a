import { brokenSums, sidewaysOverflow, smallTargets, stickingOut, withoutRing } from './measure.ts';
import { brokenReferences, doubleIds, misnamed, unorderedErrors } from './references.ts';

/** What holds of every story, whatever it shows: targets of 44 px, nothing wider than the window, and ids that are there, once. */
export function expectMeasures(root: HTMLElement): void {
  const misuses = [...doubleIds(root), ...brokenReferences(root), ...misnamed(root), ...unorderedErrors(root)];
  if (misuses.length > 0) throw new Error(`A component is misused:\n${misuses.join('\n')}`);
  const small = smallTargets(root);
  if (small.length > 0) throw new Error(`Targets below 44 px:\n${small.join('\n')}`);
  const broken = brokenSums(root);
  if (broken.length > 0) throw new Error(`Sums broken over two lines:\n${broken.join('\n')}`);
  const overflow = sidewaysOverflow();
  if (overflow > 0)
    throw new Error(
      `The page is ${overflow} px wider than its window. What sticks out:\n${stickingOut(root).join('\n')}`,
    );
}

/** What takes the focus shows it. */
export function expectRings(root: HTMLElement): void {
  const missing = withoutRing(root);
  if (missing.length > 0) throw new Error(`No focus ring on:\n${missing.join('\n')}`);
}
