/** What can be done to an item by its kind's name. */

import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { FieldIssue } from '@pathshala/contract/http/validation';
import type { Language } from '@pathshala/contract/text/languages';
import { allKinds } from './all-kinds.ts';
import { fitTo, inLanguage, type TextAt, textsAt } from './shape.ts';

/**
 * Takes out of what was sent what an item of a kind is made of, in the order of the files. What is missing stays missing.
 * @returns the fields, and what was of another type than its field; that is left out of the fields
 */
export function fitFields(
  kind: StudioKind,
  sent: unknown,
): { fields: StudioFields; typeErrors: FieldIssue[] } {
  return fitTo(allKinds[kind].fields, sent);
}

/** The fields with each text in one language, as the schemas of the files know them. */
export function fieldsIn(kind: StudioKind, fields: StudioFields, language: Language): StudioFields {
  return inLanguage({ type: 'group', of: allKinds[kind].fields }, fields, language) as StudioFields;
}

/** An item as its readers get it, in one language. */
export function itemIn(
  kind: StudioKind,
  { id, fields }: { readonly id: string; readonly fields: StudioFields },
  language: Language,
): StudioFields {
  const { shown = (all: StudioFields) => all } = allKinds[kind];
  return shown({ id, ...fieldsIn(kind, fitFields(kind, fields).fields, language) });
}

/** Every text of an item, where it stands, and its field. */
export function textsOf(kind: StudioKind, fields: StudioFields): TextAt[] {
  return textsAt({ type: 'group', of: allKinds[kind].fields }, fields);
}
