/** A state machine as a table: for each state, the states that may follow. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether the table has a transition between two states. */
export const mayMove = <State extends string>(table: Transitions<State>, from: State, to: State): boolean =>
  table[from].includes(to);

/** The state `to`. @throws RangeError for a transition that is not in the table */
export function move<State extends string>(table: Transitions<State>, from: State, to: State): State {
  if (!mayMove(table, from, to)) throw new RangeError(`no transition from ${from} to ${to}`);
  return to;
}

/** The final states. */
export const endsOf = <State extends string>(table: Transitions<State>): State[] =>
  (Object.keys(table) as State[]).filter((state) => table[state].length === 0);
