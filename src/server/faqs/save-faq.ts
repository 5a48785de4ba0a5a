import * as v from 'valibot';
import { localText } from '#src/contracts/fields.ts';
import { findFaqBySlug, findFaqGroup, insertFaq, updateFaq } from '#src/server/faqs/save-faq.repository.ts';
import { invalid } from '#src/server/http/errors.ts';
import { validate } from '#src/server/http/validate.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const slug = v.pipe(
  v.string('invalidType'),
  v.maxLength(140, 'tooLong'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalidFormat'),
);

/** A question as a file. `slug` is its fragment in the address and never changes; `group` is the slug of its group. */
const faqFile = v.strictObject({
  slug,
  group: slug,
  question: localText,
  /** One sentence that answers. */
  answer: localText,
  /** Why, or how; paragraphs are parted by an empty line. */
  reason: v.optional(localText),
  /** Its place in the group, counted from 0. */
  position: v.pipe(v.number('invalidType'), v.safeInteger('invalidType'), v.minValue(0, 'tooLow')),
  isPublished: v.optional(v.boolean('invalidType'), false),
});

/** A stored question as a file; undefined where none has this slug. */
export async function readFaqFile({ db }: Pick<ServiceContext, 'db'>, name: string) {
  const found = await findFaqBySlug(db, name);
  if (!found) return undefined;
  const { reason, ...file } = found;
  return { ...file, ...(reason && { reason }) };
}

/** Stores a question: the one of its slug is changed, else it is a new one. @throws AppError `validation` */
export async function saveFaq(ctx: ServiceContext, content: unknown): Promise<'added' | 'changed'> {
  const { group: groupSlug, reason, ...given } = validate(faqFile, content);
  const faults = (['answer', 'reason'] as const).flatMap((field) => {
    const text = field === 'reason' ? reason : given.answer;
    const needed = Object.keys(given.question) as (keyof typeof given.question)[];
    return text === undefined
      ? []
      : needed
          .filter((language) => !text[language])
          .map((language) => ({ path: `${field}.${language}`, code: 'required' as const }));
  });
  if (faults.length > 0) throw invalid(...faults);
  return ctx.db.transaction(async (tx) => {
    const group = await findFaqGroup(tx, groupSlug);
    if (!group) throw invalid({ path: 'group', code: 'invalidSelection' });
    const before = await readFaqFile({ db: tx }, given.slug);
    const row = { ...given, reason: reason ?? null, groupId: group.id, updatedAt: ctx.now() };
    if (before) await updateFaq(tx, row);
    else await insertFaq(tx, row);
    await audit(tx, {
      at: ctx.now(),
      actor: 'command',
      action: 'faqSaved',
      subject: 'faq',
      subjectId: given.slug,
      before,
      after: content,
    });
    return before ? 'changed' : 'added';
  });
}
