import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import type { SliderInput } from '#src/server/site/slider-input.ts';
import { insertSlider, lockSliders, type SliderRow, updateSlider } from '#src/server/site/staff-sliders.repository.ts';

type Act = { action: string; slug: string; before?: unknown; after?: unknown };
const record = (tx: Database, now: Date, { slug, ...act }: Act) =>
  audit(tx, { at: now, actor: 'command', subject: 'slider', subjectId: slug, ...act });

/** Stores a slide. One whose slug is known is changed and keeps its place; a new one comes first. */
export const saveSlider = ({ db, now }: ServiceContext, input: SliderInput): Promise<'added' | 'changed'> =>
  db.transaction(async (tx) => {
    const all = await lockSliders(tx);
    const old = all.find(({ slug }) => slug === input.slug);
    const { coverSeed = old?.coverSeed ?? nextSeed(all), href = null, linkLabel = null, text = null, ...rest } = input;
    const slider = { ...rest, coverSeed, href, linkLabel, text };
    if (old) await updateSlider(tx, old.id, slider);
    else {
      await place(tx, all, 1);
      await insertSlider(tx, { ...slider, position: 0 });
    }
    await record(tx, now(), { action: 'sliderSaved', slug: input.slug, before: old, after: slider });
    return old ? 'changed' : 'added';
  });

/** Shows or hides a slide. @returns false where none has this slug */
export const showSlider = ({ db, now }: ServiceContext, slug: string, isShown: boolean): Promise<boolean> =>
  db.transaction(async (tx) => {
    const found = (await lockSliders(tx)).find((slider) => slider.slug === slug);
    if (!found) return false;
    await updateSlider(tx, found.id, { isShown });
    await record(tx, now(), {
      action: isShown ? 'sliderShown' : 'sliderHidden',
      slug,
      before: { isShown: found.isShown },
      after: { isShown },
    });
    return true;
  });

/** Puts the named slides first, in this order; the others follow in theirs. @returns the slugs that no slide has; then nothing is changed */
export const orderSliders = ({ db, now }: ServiceContext, slugs: readonly string[]): Promise<string[]> =>
  db.transaction(async (tx) => {
    const all = await lockSliders(tx);
    const named = [...new Set(slugs)].map((slug) => ({ slug, slider: all.find((one) => one.slug === slug) }));
    const unknown = named.filter(({ slider }) => !slider).map(({ slug }) => slug);
    if (unknown.length > 0) return unknown;
    const first = named.map(({ slider }) => slider!);
    const ordered = [...first, ...all.filter((slider) => !first.includes(slider))];
    await place(tx, ordered, 0);
    await record(tx, now(), {
      action: 'slidersOrdered',
      slug: slugs[0] ?? '',
      before: slugsOf(all),
      after: slugsOf(ordered),
    });
    return [];
  });

const slugsOf = (list: readonly SliderRow[]): string[] => list.map(({ slug }) => slug);
const nextSeed = (all: readonly SliderRow[]): number => Math.max(100, ...all.map(({ coverSeed }) => coverSeed)) + 1;

async function place(tx: Database, ordered: readonly SliderRow[], from: number): Promise<void> {
  for (const [index, { id, position }] of ordered.entries())
    if (position !== index + from) await updateSlider(tx, id, { position: index + from });
}
