import { allKinds, kindNames } from '@pathshala/content/kinds/all-kinds';
import { fieldsIn, fitFields, itemIn } from '@pathshala/content/kinds/fields-of';
import { contentHashOf } from '@pathshala/content/records';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import {
  type BlogSource,
  type BookSource,
  type FooterPage,
  footerPages,
  type PublishedPart,
  type SchoolPage,
} from '@pathshala/contract/content/published';
import { isFreeAddress } from '@pathshala/contract/site/free-address';
import { firstLanguage, type Language, translations } from '@pathshala/contract/text/languages';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { itemKey, type PublishedRecord } from '../firestore/studio-records.ts';
import { requireItems } from './manifest.ts';
import { schoolIn } from './school.ts';

interface Texts {
  readonly articles: BlogSource;
  readonly books: BookSource;
}
type TextKind = keyof Texts;

/** In the first language, an article in another keeps its own text. */
function textIn<Kind extends TextKind>(kind: Kind, id: string, fields: StudioFields, language: Language) {
  const shown = (language === firstLanguage && translations.find((one) => one === fields.lang)) || language;
  const inOrder = fitFields(kind, fields).fields;
  const text = { _id: id, ...fieldsIn(kind, inOrder, shown) };
  return (allKinds[kind].shown?.(text) ?? text) as unknown as Texts[Kind];
}

export async function readArticle(
  db: Firestore,
  id: string,
  language: Language = firstLanguage,
): Promise<BlogSource> {
  // Other texts, such as those with a slash, cannot be document ids.
  const reference = isContentId(id) && collections.published(db).doc(itemKey('articles', id));
  const record = reference ? (await reference.get()).data() : undefined;
  if (!record) throw new DomainError('not-found', 'This article does not exist.');
  return textIn('articles', id, record.fields, language);
}

export async function readTexts<Kind extends TextKind>(
  db: Firestore,
  kind: Kind,
  language: Language = firstLanguage,
): Promise<Texts[Kind][]> {
  const found = await readPublished(db, kind);
  return found.map(({ id, fields }) => textIn(kind, id, fields, language));
}

export async function readPublished(db: Firestore, kind: StudioKind): Promise<PublishedRecord[]> {
  const all = collections.published(db).orderBy(FieldPath.documentId());
  const found = await all.startAt(itemKey(kind, '')).endAt(itemKey(kind, '\uf8ff')).get();
  return found.docs.map((one) => one.data());
}

type Records = readonly Pick<PublishedRecord, 'kind' | 'id' | 'fields'>[];

const whole = kindNames.filter((kind) => allKinds[kind].whole);
const wholeKind = (part: string) => whole.find((kind) => kind === part);

/** Anybody can ask for any name: `GET /published/:part` reads nothing for others. */
export async function isPart(db: Firestore, name: string): Promise<boolean> {
  return name === 'home' || wholeKind(name) !== undefined || (await isPublishedPage(db, name));
}

async function recordsOf(db: Firestore, part: string): Promise<Records> {
  const own = wholeKind(part);
  if (own) return await readPublished(db, own);
  const kind: StudioKind = part === 'home' ? 'home' : 'pages';
  const record = (await collections.published(db).doc(itemKey(kind, part)).get()).data();
  return record ? [record] : [];
}

export async function isPublishedPage(db: Firestore, id: string): Promise<boolean> {
  return isFreeAddress(id) && Object.hasOwn((await requireItems(db, ['pages'])).pages ?? {}, id);
}

export async function readFooter(db: Firestore, language: Language): Promise<FooterPage[]> {
  const found = await readPublished(db, 'pages');
  return footerPages(
    found.map(({ id, fields }) => {
      const { title, footer } = textOf({ kind: 'pages', id, fields }, language) as unknown as SchoolPage;
      return { name: id, title: title || id, footer };
    }),
  );
}

function textOf({ kind, fields }: Records[number], language: Language): StudioFields {
  return fieldsIn(kind, fitFields(kind, fields).fields, language);
}

/** The renderer is loaded only for changed pages, to keep cold starts fast. */
async function contentOf(
  db: Firestore,
  part: string,
  records: Records,
  language: Language,
): Promise<unknown> {
  const own = wholeKind(part);
  if (own) return records.map((one) => itemIn(own, one, language));
  const [first] = records;
  if (!first) throw new DomainError('not-found', 'This is not published.');
  if (part === 'home') return textOf(first, language);
  const { renderPage } = await import('./render-page.ts');
  const { fields } = fitFields('pages', first.fields);
  return renderPage(part, fields, language, await schoolIn(db, language));
}

export async function readPart(db: Firestore, part: string, language: Language): Promise<PublishedPart> {
  const records = await recordsOf(db, part);
  const content = (await contentOf(db, part, records, language)) as PublishedPart['content'];
  return { print: contentHashOf(records), content };
}
