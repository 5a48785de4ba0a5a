import type { NgoSeed } from '#src/server/demo/ngo-seed.ts';
import { carersForChildren } from '#src/server/demo/ngos-children.ts';
import { endowmentsAndDebts } from '#src/server/demo/ngos-endowments-and-debts.ts';
import { reliefAndHomes } from '#src/server/demo/ngos-relief-and-homes.ts';

/** The six institutions of the demo charity. */
export const demoNgos: readonly NgoSeed[] = [...carersForChildren, ...reliefAndHomes, ...endowmentsAndDebts];
export type DemoNgo = (typeof carersForChildren | typeof reliefAndHomes | typeof endowmentsAndDebts)[number]['slug'];
