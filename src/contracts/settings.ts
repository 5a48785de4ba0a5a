/** What a person chose of the site: language, digits, consent, and which emails they get. */
import * as v from 'valibot';
import { DIGITS, NOTICE_KINDS, type NoticeKind } from '#src/domain/notice.ts';

const LOCALES = ['en', 'ar', 'tr'] as const;
const eachKind = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject(Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, schema])) as Record<NoticeKind, Schema>);

export const settings = v.strictObject({
  locale: v.picklist(LOCALES),
  /** Of pages in Arabic: `latn` 123 or `arab` ١٢٣. */
  digits: v.picklist(DIGITS),
  /** `pending` until the link of the email is followed. */
  newsletter: v.picklist(['none', 'pending', 'confirmed']),
  /** Which kinds of email that may be left out the person gets. */
  notices: eachKind(v.boolean()),
});
export type Settings = v.InferOutput<typeof settings>;

const yes = v.boolean('invalidType');
/** Only what is sent is changed. */
export const settingsChange = v.strictObject({
  locale: v.optional(v.picklist(LOCALES, 'invalidSelection')),
  digits: v.optional(v.picklist(DIGITS, 'invalidSelection')),
  newsletter: v.optional(yes),
  notices: v.optional(eachKind(v.optional(yes))),
});
export type SettingsChange = v.InferOutput<typeof settingsChange>;
