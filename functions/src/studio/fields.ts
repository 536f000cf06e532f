import { fitFields, type StudioFields, type StudioKind } from '@pathshala/contract/studio-fields';
import { ApiError } from '../http/problem.ts';

/**
 * The fields of an item out of what was sent; what a kind has no field for is left out.
 * @throws ApiError `invalid-fields` naming each that is of another type
 */
export function takeFields(kind: StudioKind, sent: unknown): StudioFields {
  const { fields, misfits } = fitFields(kind, sent);
  if (misfits.length === 0) return fields;
  const detail = misfits.map((one) => `${one.path}: ${one.detail}`).join('; ');
  throw new ApiError('invalid-fields', detail, { more: { errors: misfits } });
}
