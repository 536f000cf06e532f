import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { firstLanguage, languageOfLine } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { copy } from '../../words/compiled/messages/any-language-copy.js';

/** A text of the school's, so that it is in the title's language and not in the page's. */
const copyOf = (title: string) => `${title} ${copy[languageOfLine(title) ?? firstLanguage]()}`;

function copied(title: LocalText): LocalText {
  if (typeof title === 'string') return copyOf(title);
  return { ...title, [firstLanguage]: copyOf(title[firstLanguage]) };
}

/**
 * What a new item is started with that is like another.
 * @returns its fields with a title of its own; of a lesson also its course
 */
export function duplicateOf(kind: StudioKind, { id, draft }: StudioItem): StudioFields {
  const { title, parent, ownPlace = [] } = allKinds[kind];
  const fields = Object.entries(draft).filter(([name]) => !ownPlace.includes(name));
  const named = title && { [title]: copied((draft[title] as LocalText | undefined) ?? id) };
  const belongs = parent && { [parent.field]: parent.partsOf(id)?.parent };
  return { ...Object.fromEntries(fields), ...named, ...belongs };
}
