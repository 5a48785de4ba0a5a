import type { ActivityCard } from '#src/contracts/activities.ts';
import { PALETTES } from '#src/contracts/programs.ts';
import { type ActivityKind, type ActivityStatus, stateAt } from '#src/domain/activity.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';

/** What the database knows of an event or training in a list. */
type Row = {
  id: string;
  kind: ActivityKind;
  slug: string;
  title: LocalText;
  lead: LocalText;
  topic: LocalText;
  note: LocalText | null;
  tags: string[];
  status: ActivityStatus;
  timeZone: string;
  startsOn: string;
  startsAt: Date;
  endsAt: Date;
  closesAt: Date;
  place: LocalText | null;
  isOnline: boolean;
  seats: number | null;
  seatsTaken: number;
  minimumDays: number | null;
  daysCount: number;
  freeDays: number;
  palette: string;
  coverSeed: number;
  updatedAt: Date;
};

/** Whether nobody can get in: no seat, or fewer free days than one must choose. */
const isFull = ({ freeDays, minimumDays, seats, seatsTaken }: Row): boolean =>
  seats === null ? freeDays < (minimumDays ?? 1) : seatsTaken >= seats;

/** An event or training as lists show it at a moment. */
export function cardOf(row: Row, now: Date, locale: Locale): ActivityCard {
  const { closesAt, daysCount, endsAt, minimumDays, seats, seatsTaken, startsAt, status } = row;
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    titleText: textIn(locale, row.title),
    lead: row.lead,
    leadText: textIn(locale, row.lead),
    topic: row.topic,
    topicText: textIn(locale, row.topic),
    note: row.note,
    tags: row.tags,
    state: stateAt({ status, closesAt, isFull: isFull(row) }, now),
    timeZone: row.timeZone,
    startsOn: row.startsOn,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    closesAt: closesAt.toISOString(),
    place: row.place,
    isOnline: row.isOnline,
    cover: { url: null, seed: row.coverSeed, palette: PALETTES.find((palette) => palette === row.palette) ?? 'sand' },
    seats,
    seatsLeft: seats === null ? null : seats - seatsTaken,
    daysCount: minimumDays === null ? null : daysCount,
    minimumDays,
    updatedAt: row.updatedAt.toISOString(),
  };
}
