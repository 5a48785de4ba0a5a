import type { ServiceContext } from './context.ts';
import { readEnv } from './env.ts';
import type { Touched } from './db/touch.ts';
import { openCommand, openServer, type Running } from './open-services.ts';

/** Kept on the process: a development server loads this module again and again, the database opens once. */
const home = globalThis as typeof globalThis & { sanadServices?: Promise<Running> | undefined };

/**
 * The services of a server, opened at the first call. `isWorker`: of one that works whatever `WORKER` says.
 * Throws a sentence for the person at the terminal when they cannot be opened.
 */
export async function getServices({ isWorker = false }: { isWorker?: boolean } = {}): Promise<ServiceContext> {
  home.sanadServices ??= openServer(readEnv(process.env), { isWorker, onChange: (what) => { for (const listener of listeners) listener(what); }, onTouched: onTouched as NonNullable<ServiceContext['onTouched']> }).catch((error: unknown) => {
    home.sanadServices = undefined;
    throw error;
  });
  return (await home.sanadServices).context;
}

const listeners = new Set<(what: Touched) => void>();

/** Calls back after a committed write that changes what public pages show. */
export const onTouched = (listener: (what: Touched) => void): void => { listeners.add(listener); };

/** Ends work in hand and closes the database. */
export async function closeServices(): Promise<void> {
  const running = home.sanadServices;
  home.sanadServices = undefined;
  if (running) await (await running).close();
}

/** The services of a command: database and providers, and nothing that works by itself. */
export const openCommandServices = (): Promise<Running> => openCommand(readEnv(process.env));
