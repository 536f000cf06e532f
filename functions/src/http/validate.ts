import { type Schema, type SchemaObjectDescription, ValidationError } from 'yup';
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
  const wrongType = namesOfWrongType(schema, fields);
  if (wrongType.length > 0) {
    throw new ApiError('invalid-fields', wrongType.map((field) => `${field}: must be text`).join('; '));
  }
  try {
    return await schema.validate(fields, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ApiError('invalid-fields', describe(error), { cause: error });
  }
}

/** Text fields that hold something else. Yup would turn numbers into text, and trip over objects when it trims them. */
function namesOfWrongType(schema: Schema, fields: object): string[] {
  const description = schema.describe() as Partial<SchemaObjectDescription>;
  const values = new Map<string, unknown>(Object.entries(fields));
  return Object.entries(description.fields ?? {})
    .filter(([name, field]) => field.type === 'string' && typeof (values.get(name) ?? '') !== 'string')
    .map(([name]) => name);
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

function describe(error: ValidationError): string {
  return [...errorsByField(error)].map(([field, message]) => `${field}: ${message}`).join('; ');
}
