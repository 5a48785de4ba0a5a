import type { Typed } from '#src/screens/project/asked-line.ts';

/** The fields that say how often, which go with a donation to a fund alone. */
const FIELDS = ['frequency', 'interval', 'calendar', 'zakatMonth', 'zakatDay'];

/** How often a donation was wanted that a project takes only once: it holds where the whole goes to a fund. */
export const WantedRecurrence = ({ typed }: { typed: Typed }) =>
  FIELDS.map((name) => {
    const value = typed(name) ?? typed(`fund-${name}`);
    return value && <input key={name} type="hidden" name={`fund-${name}`} value={value} />;
  });
