import type { LocalText } from '#src/domain/slug.ts';

export type FaqGroupSeed = {
  slug: string;
  title: LocalText;
  questions: readonly { slug: string; question: LocalText; answer: LocalText; reason: LocalText }[];
};
