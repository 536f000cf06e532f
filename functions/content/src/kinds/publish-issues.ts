/** Publish issues of an item, by the fields of its kind. */

import { isTranslated, type StudioFields, type StudioKind } from '@pathshala/contract/content/fields';
import { overlongLists } from '@pathshala/contract/http/overlong-lists';
import { fieldIssuesIn, type Issue } from '@pathshala/contract/http/validation';
import { firstLanguage, type Language, translations } from '@pathshala/contract/text/languages';
import type { Schema } from 'yup';
import { allKinds, kindNames } from './all-kinds.ts';
import { fieldsIn } from './fields-of.ts';
import { schemaOf } from './schemas.ts';

/** Schemas of publishable items, without the id. */
export const publishedSchemas = Object.fromEntries(
  kindNames.map((kind) => {
    const { fields, perLanguage } = allKinds[kind];
    return [kind, schemaOf(fields, perLanguage ? 'one' : 'each')];
  }),
) as unknown as Readonly<Record<StudioKind, Schema>>;

/** All schema issues of an item, in all languages. */
export function schemaIssues(kind: StudioKind, fields: StudioFields): Issue[] {
  if (!allKinds[kind].perLanguage) return issuesOf(publishedSchemas[kind], fields);
  const inOne = (language: Language) => issuesOf(publishedSchemas[kind], fieldsIn(kind, fields, language));
  const first = inOne(firstLanguage);
  if (!isTranslated(fields)) return first;
  const known = new Set(first.map((one) => JSON.stringify(one)));
  const others = translations.flatMap((language) =>
    inOne(language)
      .filter((one) => !known.has(JSON.stringify(one)))
      .map((one) => ({ ...one, path: `${one.path} (${language})` })),
  );
  return [...first, ...others];
}

function issuesOf(schema: Schema, value: unknown): Issue[] {
  const overlong = overlongLists(schema.describe(), value);
  if (overlong.length > 0) return overlong;
  return fieldIssuesIn(schema, value);
}
