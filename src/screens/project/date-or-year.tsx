import { FormattedDate } from '#ds/components/date/date.tsx';

/** Whether only the year is told, as of every date of a person. */
export const isYear = (value: string): boolean => /^\d{4}$/.test(value);

/** A date, or the year alone where the project is about a person. */
export const DateOrYear = ({ value }: { value: string }) =>
  isYear(value) ? <time dateTime={value}>{value}</time> : <FormattedDate value={value} />;
