/** Error codes of an unreachable PostgreSQL: connection lost, refused or ended, shutting down, too many clients. */
const GONE =
  /^(?:08\w{3}|57P0[1-5]|53300|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether an error says that the database is unreachable, so that a retry may succeed. */
export function isDatabaseGone(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && GONE.test(current.code)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseGone)) return true;
  }
  return false;
}
