/** The children whom a person sponsors, and what is told of them. */
import * as v from 'valibot';
import { currency, id, instant, localText, minor } from '#src/contracts/fields.ts';
import { SUBSCRIPTION_STATUSES } from '#src/domain/subscription.ts';

export const ownSponsorship = v.strictObject({
  /** Of the recurring donation. */
  id,
  status: v.picklist(SUBSCRIPTION_STATUSES),
  amount: minor,
  currency,
  /** When the first month was paid; null before. */
  since: v.nullable(instant),
  nextAt: v.nullable(instant),
  /** The day from which the child is of age and no month is charged; null while that is further away. */
  endsOn: v.nullable(v.string()),
  /** Null where the guardian's consent is withdrawn: nothing of the child is shown any more, and the care goes on. */
  child: v.nullable(
    v.strictObject({
      /** Of its page. */
      slug: v.string(),
      title: localText,
      cover: v.strictObject({ palette: v.string(), seed: v.number() }),
    }),
  ),
  /** While the sponsorship runs, what was told of the child since it began, the last first. */
  news: v.array(
    v.strictObject({
      id,
      happenedOn: v.string(),
      title: localText,
      text: v.nullable(localText),
      isForSponsor: v.boolean(),
    }),
  ),
});
export type OwnSponsorship = v.InferOutput<typeof ownSponsorship>;
