import { notFound } from '#src/framework/request.ts';
import { AppError } from '#src/server/http/errors.ts';

/** What a service answers; what it does not find is a page that does not exist. Any other fault stays one. */
export async function orNotFound<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return notFound();
    throw error;
  }
}
