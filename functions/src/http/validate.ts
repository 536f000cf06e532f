import { overlongLists } from '@pathshala/contract/overlong-lists';
import { type Schema, ValidationError } from 'yup';
import { ownFields } from './own-fields.ts';
import { invalidFields } from './problem.ts';

/**
 * Checks fields against a schema of the contract.
 * @returns the fields that the schema knows, and no others
 * @throws ApiError `invalid-fields` whose detail names the wrong fields
 */
export async function validate<T>(schema: Schema<T>, fields: unknown): Promise<T> {
  const description = schema.describe();
  const overlong = overlongLists(description, fields);
  if (overlong.length > 0) throw invalidFields(overlong.map(({ path, detail }) => `${path}: ${detail}`));
  const own = ownFields(description, fields);
  if (own.wrong.length > 0) throw invalidFields(own.wrong);
  try {
    return await schema.validate(own.value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw invalidFields(describe(error), { cause: error });
  }
}

/** The first thing that is wrong with each field, by the field's name. */
export function errorsByField(error: ValidationError): ReadonlyMap<string, string> {
  const byField = new Map<string, string>();
  for (const one of error.inner.length > 0 ? error.inner : [error]) {
    const field = one.path || 'body';
    if (!byField.has(field)) byField.set(field, one.message);
  }
  return byField;
}

function describe(error: ValidationError): string[] {
  return [...errorsByField(error)].map(([field, message]) => `${field}: ${message}`);
}
