import { once } from 'node:events';
import { hasScreenAt } from '#src/routes/routes.ts';
import { runCommand as runServerCommand } from '#src/server/commands.ts';
import { closeServices, getServices } from '#src/server/services.ts';

/** Runs `worker` until SIGTERM or SIGINT, or a command for staff, without the web server. Returns the exit code. */
export async function runCommand(command: string, args: string[]): Promise<number> {
  if (command !== 'worker') return runServerCommand(command, args, { hasPage: hasScreenAt });
  try {
    await getServices({ isWorker: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  console.log('The worker is running.');
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await closeServices();
  return 0;
}
