import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const PERSONAL = [
  'email',
  'fullName',
  'phone',
  'phoneNumber',
  'giftReceiverName',
  'giftReceiverPhoneNumber',
  'giftReceiverEmail',
  'giftMessage',
  'message',
  'toAddress',
  'donor',
  'accessKey',
  'clientSecret',
  'password',
  'token',
  'authorization',
  'cookie',
  'params',
  'query',
  'body',
];

/** The log, as lines of JSON. Removes personal fields by name, down to the fourth level, and the values of queries. */
export const createLog = (level: string, destination?: { write: (line: string) => void }): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
        censor: '[cut]',
      },
      serializers: { err: briefError, error: briefError },
      // Without a message pino takes that of the error, which may quote the row.
      hooks: {
        logMethod(args, method) {
          method.apply(this, args.length === 1 ? ([args[0], 'error'] as unknown as typeof args) : args);
        },
      },
    },
    destination ?? pino.destination({ sync: false }),
  );

/** The error without its message and stack where it comes from the database, because those quote the row. */
function briefError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error };
  // Recognized by its fields, because Drizzle's error has no name of its own.
  const isQuery = ('query' in error && 'params' in error) || 'severity' in error;
  const code = 'code' in error ? { code: error.code } : {};
  return {
    name: error.name,
    ...code,
    message: isQuery ? '[cut]' : error.message,
    stack: isQuery ? undefined : error.stack,
    cause: error.cause === undefined ? undefined : briefError(error.cause),
  };
}
