import { allKinds } from '@pathshala/content/kinds/all-kinds';
import { fieldsIn, fitFields } from '@pathshala/content/kinds/fields-of';
import type { BlogSource, BookSource } from '@pathshala/contract/content/blog';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { firstLanguage, type Language, translations } from '@pathshala/contract/text/languages';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { itemKey, type PublishedRecord } from '../firestore/studio-records.ts';

/** What readers see of each kind of text: without the picture, and of a book the PDF, which the build makes. */
interface Texts {
  readonly articles: BlogSource;
  readonly books: BookSource;
}
type TextKind = keyof Texts;

/** In the school's first language an article in another keeps the words that it was given. */
function textIn<Kind extends TextKind>(kind: Kind, id: string, fields: StudioFields, language: Language) {
  const shown = (language === firstLanguage && translations.find((one) => one === fields.lang)) || language;
  const inOrder = fitFields(kind, fields).fields;
  const text = { _id: id, ...fieldsIn(kind, inOrder, shown) };
  return (allKinds[kind].shown?.(text) ?? text) as unknown as Texts[Kind];
}

/**
 * An article as it is published, by one document read.
 * @throws DomainError `not-found`
 */
export async function readArticle(
  db: Firestore,
  id: string,
  language: Language = firstLanguage,
): Promise<BlogSource> {
  // Of anything else, as of what has a slash in it, no reference can be made.
  const reference = isContentId(id) && collections.published(db).doc(itemKey('articles', id));
  const record = reference ? (await reference.get()).data() : undefined;
  if (!record) throw new DomainError('not-found', 'This article does not exist.');
  return textIn('articles', id, record.fields, language);
}

/** All articles or books that are published, in no order. */
export async function readTexts<Kind extends TextKind>(
  db: Firestore,
  kind: Kind,
  language: Language = firstLanguage,
): Promise<Texts[Kind][]> {
  const found = await readPublished(db, kind);
  return found.map(({ id, fields }) => textIn(kind, id, fields, language));
}

/** Everything of a kind that is published, as it is written, by id. */
export async function readPublished(db: Firestore, kind: StudioKind): Promise<PublishedRecord[]> {
  const all = collections.published(db).orderBy(FieldPath.documentId());
  const found = await all.startAt(itemKey(kind, '')).endAt(itemKey(kind, '\uf8ff')).get();
  return found.docs.map((one) => one.data());
}
