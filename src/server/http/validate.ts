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
  const meant = meantOption(schema, value);
  if (meant) return validate(meant, value, at);
  const seen = new Set<string>();
  const fields = parsed.issues
    .map((issue) => fieldError(issue, at))
    .filter(({ path }) => !seen.has(path) && seen.add(path));
  throw new AppError('validation', { fields });
}

/**
 * Of several forms of a body the one that has most of the fields that were sent: its fields are named, where a union would say
 * only that none of its forms fits. Undefined for anything else.
 */
function meantOption(schema: v.GenericSchema, value: unknown): v.GenericSchema | undefined {
  const { options, type } = schema as v.GenericSchema & { options?: readonly v.GenericSchema[] };
  if (type !== 'union' || !options || typeof value !== 'object' || value === null) return undefined;
  const fitting = (option: v.GenericSchema): number => {
    const { entries = {} } = option as v.GenericSchema & { entries?: object };
    return Object.keys(value).filter((key) => key in entries).length;
  };
  return options.reduce((best, option) => (fitting(option) > fitting(best) ? option : best));
}

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
