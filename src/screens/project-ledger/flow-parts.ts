import type { RibbonLink, RibbonNode } from '#ds/art/ribbon.ts';
import type { MoneyFlow } from '#src/screens/project-ledger/money-flow.ts';

/** What a part is, for its name: a code, or the place of a spending. */
export type PartId =
  | 'given'
  | 'fees'
  | 'returned'
  | 'endowment'
  | 'institution'
  | 'ourselves'
  | 'inFund'
  | 'notSpent'
  | 'more'
  | `spent${number}`;
export type FlowPart = RibbonNode & { id: PartId; look: 'work' | 'held' | 'endowment' | 'fee' };
export type FlowParts = { columns: FlowPart[][]; links: (RibbonLink & { look: FlowPart['look'] })[] };

const from = (id: PartId, parts: readonly FlowPart[]) =>
  parts.map((part) => ({ from: id, to: part.id, value: part.value, look: part.look }));
const above = (parts: readonly FlowPart[]): FlowPart[] => parts.filter(({ value }) => value > 0);

/** The columns and ribbons of the drawing: given, passed on, and what it was spent on where anything was spent. */
export function flowParts(flow: MoneyFlow, spending: readonly number[], more: number): FlowParts {
  const second = above([
    { id: 'fees', value: flow.fees, look: 'fee' },
    { id: 'returned', value: flow.returned, look: 'fee' },
    { id: 'institution', value: flow.passedOn, look: 'work' },
    { id: 'ourselves', value: flow.spentDirectly, look: 'work' },
    { id: 'inFund', value: flow.inFund, look: 'held' },
    { id: 'endowment', value: flow.endowment, look: 'endowment' },
  ]);
  const given: FlowPart = { id: 'given', value: second.reduce((sum, { value }) => sum + value, 0), look: 'work' };
  const spent = above([
    ...spending.map((value, index): FlowPart => ({ id: `spent${index}`, value, look: 'work' })),
    { id: 'more', value: more, look: 'work' },
  ]);
  const notSpent = above([{ id: 'notSpent', value: flow.passedOn - flow.spentByInstitution, look: 'held' }]);
  const columns = [[given], second, [...spent, ...notSpent]].filter((column) => column.length > 0);
  return { columns, links: [...from('given', second), ...spend(flow, spent), ...from('institution', notSpent)] };
}

/** What the institution and the charity spent flows into the same things, the institution's first. */
function spend(flow: MoneyFlow, spent: readonly FlowPart[]): FlowParts['links'] {
  let left = flow.spentByInstitution;
  return spent.flatMap((part) => {
    const byInstitution = Math.min(left, part.value);
    left -= byInstitution;
    const link = { to: part.id, look: part.look };
    return [
      ...(byInstitution > 0 ? [{ ...link, from: 'institution', value: byInstitution }] : []),
      ...(part.value > byInstitution ? [{ ...link, from: 'ourselves', value: part.value - byInstitution }] : []),
    ];
  });
}
