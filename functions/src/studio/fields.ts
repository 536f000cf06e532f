import { fitFields } from '@pathshala/content/kinds/fields-of';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { invalidFields } from '../core/domain-error.ts';

/**
 * The fields of an item out of what was sent; what a kind has no field for is left out.
 * @throws DomainError `invalid-fields` naming those that are of another type
 */
export function takeFields(kind: StudioKind, sent: unknown): StudioFields {
  const { fields, typeErrors } = fitFields(kind, sent);
  if (typeErrors.length === 0) return fields;
  throw invalidFields(typeErrors);
}
