/**
 * When PostgreSQL restarts, postgres.js 3.4.9 writes the rollback of a transaction to a closed connection, outside of any
 * promise. The resulting TypeError cannot be caught and would end the process with every request in it.
 */
const isDriverError = (error: unknown): boolean =>
  error instanceof TypeError &&
  /[/\\]postgres[/\\](?:cjs[/\\])?src[/\\]connection\.js/.test(error.stack ?? '') &&
  error.message.includes("'write'");

const renewals = new Set<() => void>();

function onUncaught(error: unknown): void {
  if (isDriverError(error)) {
    for (const renew of renewals) renew();
    return;
  }
  // Another listener, such as a test runner, handles it; without one it ends the process, as is the default.
  if (process.listenerCount('uncaughtException') > 1) return;
  console.error(error);
  process.exit(1);
}

/** Calls back when the driver has lost its connections in this way. Returns a function that removes the listener. */
export function onConnectionLost(renew: () => void): () => void {
  if (renewals.size === 0) process.on('uncaughtException', onUncaught);
  renewals.add(renew);
  return () => {
    renewals.delete(renew);
    if (renewals.size === 0) process.off('uncaughtException', onUncaught);
  };
}
