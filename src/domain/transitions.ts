/** A state machine is a table: from each state, the states that may follow. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

export const mayMove = <State extends string>(table: Transitions<State>, from: State, to: State): boolean => table[from].includes(to);

/** @throws RangeError for a step that the table does not know. */
export function move<State extends string>(table: Transitions<State>, from: State, to: State): State {
  if (!mayMove(table, from, to)) throw new RangeError(`no way from ${from} to ${to}`);
  return to;
}

/** States that nothing follows. */
export const endsOf = <State extends string>(table: Transitions<State>): State[] =>
  (Object.keys(table) as State[]).filter((state) => table[state].length === 0);
