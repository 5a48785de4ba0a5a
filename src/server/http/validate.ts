import * as v from 'valibot';
import { type FieldError, isValidationCode, type ValidationCode } from '#src/contracts/errors.ts';
import { AppError } from '#src/server/http/errors.ts';

/** Parses a value by its contract. @throws AppError `validation` with every invalid field */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  at = '',
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const seen = new Set<string>();
  const fields = flatten(parsed.issues)
    .map((issue) => fieldError(issue, at))
    .filter(({ path }) => !seen.has(path) && seen.add(path));
  throw new AppError('validation', { fields });
}

const flatten = (issues: readonly v.BaseIssue<unknown>[]): v.BaseIssue<unknown>[] =>
  issues.flatMap((issue) => (issue.issues && issue.type === 'union' ? [issue] : [issue]));

function fieldError(issue: v.BaseIssue<unknown>, at: string): FieldError {
  const path = [...(at === '' ? [] : [at]), ...(issue.path ?? []).map(({ key }) => String(key))].join('.');
  const code = codeOf(issue);
  return { path, code, ...(code === 'cartFull' ? { limit: Number(issue.requirement) } : {}) };
}

function codeOf(issue: v.BaseIssue<unknown>): ValidationCode {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknownField';
  if (issue.kind === 'schema' && issue.input === undefined) return 'required';
  if (isValidationCode(issue.message)) return issue.message;
  return issue.kind === 'schema' ? 'invalidType' : 'invalidFormat';
}
