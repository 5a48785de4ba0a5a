import type { Intent } from './books.ts';
import { type Chance, pause } from './chance.ts';
import type { Provider } from './provider.ts';

/** What was returned, and how: `dashboard` holds the ids of refunds that staff made at the provider themselves. */
export type Returns = { tried: Record<string, number>; dashboard: Set<string>; touched: Set<string> };
export const noReturns = (): Returns => ({ tried: {}, dashboard: new Set(), touched: new Set() });

/** Runs a command of staff. Its end does not matter: a command that is cut off may or may not have acted. */
export type Staff = (args: string[]) => Promise<{ code: number | null; said: string[] }>;

type Place = { provider: Provider; staff: Staff | undefined; chance: Chance; returns: Returns };
type Act = (intent: Intent, place: Place) => Promise<unknown>;

const half = ({ amount_received: minor }: Intent): number => Math.ceil(minor / 2);
const inDashboard = async ({ provider, returns }: Place, intent: Intent, minor?: number): Promise<void> => {
  returns.dashboard.add(await provider.returnInDashboard(intent, minor));
};
const make = (intent: Intent, what: string): string[] => [
  'refund:make',
  intent.metadata.orderNumber!,
  what,
  'asked by telephone',
];

const WITH_COMMANDS: Record<string, Act> = {
  'whole by staff': (intent, { staff }) => staff!(make(intent, 'whole')),
  'half by staff': (intent, { staff }) => staff!(make(intent, (half(intent) / 100).toFixed(2))),
  'twice at once by staff': (intent, { staff }) =>
    Promise.all([staff!(make(intent, 'whole')), staff!(make(intent, 'whole'))]),
  'by staff and in the dashboard at once': (intent, place) =>
    // One of the two is refused by the provider, where both ask for all of it.
    Promise.all([place.staff!(make(intent, 'whole')), inDashboard(place, intent).catch(() => {})]),
};
const AT_THE_PROVIDER: Record<string, Act> = {
  'in the dashboard': (intent, place) => inDashboard(place, intent),
  'half in the dashboard': (intent, place) => inDashboard(place, intent, half(intent)),
  disputed: (intent, { provider }) => provider.dispute(intent),
};

/** Returns money of one payment after the other, in every way there is, and lets banks decide disputes. */
export async function returnAllTheWhile(place: Place, { until }: { until: number }): Promise<void> {
  const { chance, provider, returns, staff } = place;
  const acts = { ...AT_THE_PROVIDER, ...(staff ? WITH_COMMANDS : {}) };
  while (Date.now() < until) {
    await pause(chance.between(400, 1500));
    const open = (await provider.disputes()).filter(({ status }) => status === 'open');
    if (open.length > 0 && chance.of(0.3)) await provider.decide(chance.oneOf(open), chance.oneOf(['won', 'lost']));
    const paid = (await provider.intents()).filter(
      ({ id, status }) => status === 'succeeded' && !returns.touched.has(id),
    );
    // Most donations are not returned.
    if (paid.length < 3) continue;
    const intent = chance.oneOf(paid);
    returns.touched.add(intent.id);
    // Staff name an order, and PayPal knows none for a later period.
    const names = Object.keys(intent.metadata.orderNumber === undefined ? AT_THE_PROVIDER : acts);
    const name = chance.oneOf(names);
    returns.tried[name] = (returns.tried[name] ?? 0) + 1;
    await acts[name]!(intent, place);
  }
}
