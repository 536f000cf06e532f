import { isWrittenIn } from '@pathshala/contract/content/fields';
import { firstLanguage, languageOfLine, type Translation } from '@pathshala/contract/text/languages';
import { allKinds } from './kinds/all-kinds.ts';
import { textsIn } from './kinds/fields-of.ts';
import type { Source } from './sources.ts';

interface Untranslated {
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
      linesIn(one, language).map(({ path, value }) => ({ place: `${itemPlace(one)}.${path}`, value })),
    );
  return {
    versions: without.map(itemPlace),
    texts: texts.filter(({ value }) => languageOfLine(value) === firstLanguage).map(({ place }) => place),
    of: { versions: versions.length, texts: texts.length },
  };
}

/** Markdown counts as a whole, with its version. */
function linesIn({ kind, fields }: Source, language: Translation) {
  return textsIn(kind, fields, language).filter(
    ({ field }) => field.translatable && !field.unread && !field.markdown,
  );
}

const itemPlace = ({ kind, id }: Source): string => (id === kind ? kind : `${kind}[${id}]`);
