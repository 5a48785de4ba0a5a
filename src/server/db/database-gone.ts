/** What the driver and the system say when PostgreSQL is away: connection lost, refused or ended, shutting down, too many clients. */
const GONE = /^(?:08\w{3}|57P0[1-5]|53300|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether the database could not be reached: what was asked may succeed when it is asked again. */
export function isDatabaseGone(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && GONE.test(current.code)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseGone)) return true;
  }
  return false;
}
