import { firstLanguage, type InLanguages, languageOfLine, ownOrFirst } from '@pathshala/contract/languages';
import type { LocalText } from '@pathshala/contract/local-text';
import { lessonParts, type StudioItem, studioKinds } from '@pathshala/contract/studio';
import type { StudioFields, StudioKind } from '@pathshala/contract/studio-fields';

/** A text of the school's, so that it is in the title's language and not in the page's. */
const copyWords: InLanguages<string> = { en: '(copy)', bn: '(অনুলিপি)' };
const copyOf = (title: string) => `${title} ${ownOrFirst(copyWords, languageOfLine(title) ?? firstLanguage)}`;

function copied(title: LocalText): LocalText {
  if (typeof title === 'string') return copyOf(title);
  return { ...title, [firstLanguage]: copyOf(title[firstLanguage]) };
}

/**
 * What a new item is begun with that is like another.
 * @returns its fields with a title of its own; of a lesson also its course
 */
export function duplicateOf(kind: StudioKind, { id, draft }: StudioItem): StudioFields {
  const row: { readonly one: string; readonly title?: string } = studioKinds[kind];
  const title = row.title === undefined ? undefined : (draft[row.title] as LocalText | undefined);
  const { place: _, order: __, ...fields } = draft;
  return {
    ...fields,
    ...(row.title === undefined ? {} : { [row.title]: copied(title ?? id) }),
    ...(kind === 'lessons' ? { course: lessonParts(id)?.courseId } : {}),
  };
}
