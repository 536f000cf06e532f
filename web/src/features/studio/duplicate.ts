import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { firstLanguage, languageOfLine } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { copy } from '../../words/compiled/messages/any-language-copy.js';

/** Adds “copy” in the language of the title, not of the page. */
const copyOf = (title: string) => `${title} ${copy[languageOfLine(title) ?? firstLanguage]()}`;

function copied(title: LocalText): LocalText {
  if (typeof title === 'string') return copyOf(title);
  return { ...title, [firstLanguage]: copyOf(title[firstLanguage]) };
}

/**
 * The fields that a duplicate of an item starts with.
 * @returns the item's fields with a title of its own; for a lesson also its course
 */
export function duplicateOf(kind: StudioKind, { id, draft }: StudioItem): StudioFields {
  const { title, parent, ownPlace } = allKinds[kind];
  const fields = Object.entries(draft).filter(([name]) => name !== ownPlace);
  const named = title && { [title]: copied((draft[title] as LocalText | undefined) ?? id) };
  const belongs = parent && { [parent.field]: parent.splitId(id)?.parent };
  return { ...Object.fromEntries(fields), ...named, ...belongs };
}
