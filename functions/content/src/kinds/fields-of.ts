/** Operations on items by kind. */

import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { FieldIssue } from '@pathshala/contract/http/validation';
import type { Language } from '@pathshala/contract/text/languages';
import { allKinds } from './all-kinds.ts';
import { fitTo, inLanguage, type TextAt, textsAt } from './shape.ts';

/**
 * Picks the fields of a kind from input, in source order; missing ones stay missing.
 * @returns fields of the right type, and type errors
 */
export function fitFields(
  kind: StudioKind,
  sent: unknown,
): { fields: StudioFields; typeErrors: FieldIssue[] } {
  return fitTo(allKinds[kind].fields, sent);
}

/** Fields in one language, as in source schemas. */
export function fieldsIn(kind: StudioKind, fields: StudioFields, language: Language): StudioFields {
  return inLanguage({ type: 'group', of: allKinds[kind].fields }, fields, language) as StudioFields;
}

/** The public item in one language. */
export function itemIn(
  kind: StudioKind,
  { id, fields }: { readonly id: string; readonly fields: StudioFields },
  language: Language,
): StudioFields {
  const { shown = (all: StudioFields) => all } = allKinds[kind];
  return shown({ id, ...fieldsIn(kind, fitFields(kind, fields).fields, language) });
}

/** All texts of an item with path and field. */
export function textsOf(kind: StudioKind, fields: StudioFields): TextAt[] {
  return textsAt({ type: 'group', of: allKinds[kind].fields }, fields);
}
