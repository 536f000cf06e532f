import { overlongLists } from '@pathshala/contract/http/overlong-lists';
import { type FieldIssue, fieldIssuesOf } from '@pathshala/contract/http/validation';
import { type Schema, ValidationError } from 'yup';
import { invalidFields } from '../core/domain-error.ts';
import { ownFields } from '../core/own-fields.ts';

/**
 * Validates fields with a schema.
 * @returns only the fields of the schema
 * @throws DomainError `invalid-fields` with the first issue of each field
 */
export async function validate<T>(schema: Schema<T>, fields: unknown): Promise<T> {
  const description = schema.describe();
  const overlong = overlongLists(description, fields);
  if (overlong.length > 0) throw invalidFields(overlong);
  const own = ownFields(description, fields);
  if (own.wrong.length > 0) throw invalidFields(own.wrong);
  try {
    return await schema.validate(own.value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fieldIssues = fieldIssuesOf(error);
    const isFirst = (one: FieldIssue) => fieldIssues.find(({ path }) => path === one.path) === one;
    throw invalidFields(fieldIssues.filter(isFirst), { cause: error });
  }
}
