import { isWrittenIn } from '@pathshala/contract/content/fields';
import { firstLanguage, languageOfLine, type Translation } from '@pathshala/contract/text/languages';
import { allKinds } from './kinds/all-kinds.ts';
import { fieldsIn, textsOf } from './kinds/fields-of.ts';
import type { Source } from './sources.ts';

export interface Untranslated {
  readonly versions: readonly string[];
  readonly texts: readonly string[];
  readonly of: { readonly versions: number; readonly texts: number };
}

export function untranslated(sources: readonly Source[], language: Translation): Untranslated {
  const versions = sources.filter(({ kind }) => allKinds[kind].perLanguage);
  const without = versions.filter(({ fields }) => !isWrittenIn(fields, language));
  const texts = sources
    .filter((one) => !without.includes(one))
    .flatMap((one) =>
      textsIn(one, language).map(([path, text]) => [`${itemPlace(one)}.${path}`, text] as const),
    );
  return {
    versions: without.map(itemPlace),
    texts: texts.filter(([, text]) => languageOfLine(text) === firstLanguage).map(([place]) => place),
    of: { versions: versions.length, texts: texts.length },
  };
}

/** Markdown counts as a whole, with its version. */
function textsIn({ kind, fields }: Source, language: Translation): (readonly [path: string, text: string])[] {
  return textsOf(kind, fieldsIn(kind, fields, language)).flatMap(({ path, field, value }) =>
    field.translatable && !field.unread && !field.markdown && typeof value === 'string'
      ? [[path, value] as const]
      : [],
  );
}

const itemPlace = ({ kind, id }: Source): string => (id === kind ? kind : `${kind}[${id}]`);
