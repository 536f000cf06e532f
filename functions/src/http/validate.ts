import { type Schema, ValidationError } from 'yup';
import { ApiError } from './problem.ts';

/**
 * Checks fields against a schema of the contract.
 * @returns the fields that the schema knows, and no others
 * @throws ApiError `invalid-fields` whose detail names each wrong field
 */
export async function validate<T>(schema: Schema<T>, fields: unknown): Promise<T> {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new ApiError('invalid-fields', 'The body must be an object.');
  }
  try {
    return await schema.validate(fields, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ApiError('invalid-fields', describe(error), { cause: error });
  }
}

/** One line per field: the first thing that is wrong with it. */
function describe(error: ValidationError): string {
  const byField = new Map<string, string>();
  for (const one of error.inner.length > 0 ? error.inner : [error]) {
    const field = one.path || 'body';
    if (!byField.has(field)) byField.set(field, one.message);
  }
  return [...byField].map(([field, message]) => `${field}: ${message}`).join('; ');
}
