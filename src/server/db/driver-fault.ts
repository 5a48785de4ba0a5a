/**
 * postgres.js 3.4.9 writes the rollback of a transaction to a connection that was closed under it, later and outside of any
 * promise: a TypeError that nobody can catch would end the process with every request in it, when PostgreSQL restarts.
 */
const isDriverFault = (error: unknown): boolean => error instanceof TypeError && /[/\\]postgres[/\\](?:cjs[/\\])?src[/\\]connection\.js/.test(error.stack ?? '') && error.message.includes("'write'");

const renewals = new Set<() => void>();

function onUncaught(error: unknown): void {
  if (isDriverFault(error)) {
    for (const renew of renewals) renew();
    return;
  }
  // Where somebody else listens as well (a test runner), it is theirs; else it ends the process, as without us.
  if (process.listenerCount('uncaughtException') > 1) return;
  console.error(error);
  process.exit(1);
}

/** Calls back when the driver has lost a connection in this way, which is of no use any more. Answers how to stop that. */
export function onDriverFault(renew: () => void): () => void {
  if (renewals.size === 0) process.on('uncaughtException', onUncaught);
  renewals.add(renew);
  return () => {
    renewals.delete(renew);
    if (renewals.size === 0) process.off('uncaughtException', onUncaught);
  };
}
