import { fitFields } from '@pathshala/content/kinds/fields-of';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { invalidFields } from '../core/domain-error.ts';

/**
 * Picks an item's fields from a body, ignoring unknown ones.
 * @throws DomainError `invalid-fields` for wrong types
 */
export function takeFields(kind: StudioKind, sent: unknown): StudioFields {
  const { fields, typeErrors } = fitFields(kind, sent);
  if (typeErrors.length === 0) return fields;
  throw invalidFields(typeErrors);
}
