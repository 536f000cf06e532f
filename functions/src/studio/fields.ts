import { fitFields } from '@pathshala/content/kinds/fields-of';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import { type FieldChange, withChanges } from '@pathshala/contract/studio/changes';
import { DomainError, invalidFields, wrongField } from '../core/domain-error.ts';

/**
 * Picks an item's fields from a body, ignoring unknown ones.
 * @throws DomainError `invalid-fields` for wrong types, `too-large` for more than Firestore has room for
 */
export function takeFields(kind: StudioKind, sent: unknown): StudioFields {
  const { fields, typeErrors } = fitFields(kind, sent);
  if (typeErrors.length > 0) throw invalidFields(typeErrors);
  if (Buffer.byteLength(JSON.stringify(fields)) <= limits.draftBytes) return fields;
  const most = limits.draftBytes / 1024;
  throw new DomainError('too-large', { key: 'request-faults.draftSize', params: { most } });
}

/**
 * An item's fields with changes.
 * @throws DomainError `invalid-fields`
 */
export function changeFields(present: StudioFields, changes: readonly FieldChange[]): StudioFields {
  try {
    return withChanges(present, changes);
  } catch (error) {
    if (error instanceof RangeError) throw wrongField('changes', 'request-faults.noSuchPlace');
    throw error;
  }
}
