import { once } from 'node:events';
import { runCommand } from '#src/server/commands.ts';
import { closeServices, getServices } from '#src/server/services.ts';

/** What the house does without its web server: `worker` until it is told to stop, and the commands of the staff. */
export async function work(command: string, args: string[]): Promise<number> {
  if (command !== 'worker') return runCommand(command, args);
  try {
    await getServices({ isWorker: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  console.log('The worker is at work.');
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await closeServices();
  return 0;
}
