import type { LocalText } from '#src/domain/slug.ts';

/** A text in the three languages, English first. */
export const say = (en: string, ar: string, tr: string): LocalText => ({ en, ar, tr });
/** A registered name, spelled alike in the three languages. */
export const sameIn = (name: string): LocalText => say(name, name, name);
/** Whole dollars in cents. */
export const dollars = (amount: number): number => amount * 100;
