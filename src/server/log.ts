import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const PERSONAL = ['email', 'fullName', 'phone', 'phoneNumber', 'giftReceiverName', 'giftReceiverPhoneNumber', 'giftReceiverEmail', 'giftMessage', 'message', 'toAddress', 'donor',
  'accessKey', 'clientSecret', 'password', 'token', 'authorization', 'cookie', 'params', 'query', 'body'];

/** Lines of JSON. What is personal is cut out by name, at the top and three levels down; queries' values never get in. */
export const createLog = (level: string, destination?: { write: (line: string) => void }): Logger => pino({
  level,
  base: null,
  redact: { paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]), censor: '[cut]' },
  serializers: { err: briefError, error: briefError },
  // Without words of our own pino would take the error's, which quote the row.
  hooks: { logMethod(args, method) { method.apply(this, args.length === 1 ? [args[0], 'error'] as unknown as typeof args : args); } },
}, destination ?? pino.destination({ sync: false }));

/** The database's errors quote the row at fault: name, code and place are enough. */
function briefError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error };
  // Drizzle's error has no name of its own, and its stack begins with its message.
  const isQuery = ('query' in error && 'params' in error) || 'severity' in error;
  const code = 'code' in error ? { code: error.code } : {};
  return { name: error.name, ...code, message: isQuery ? '[cut]' : error.message, stack: isQuery ? undefined : error.stack, cause: error.cause === undefined ? undefined : briefError(error.cause) };
}
