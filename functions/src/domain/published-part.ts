import { fingerprintOf } from '@pathshala/content/fingerprint';
import { isHttpsLink } from '@pathshala/contract/instructor';
import type { Language } from '@pathshala/contract/languages';
import { type PartName, type PublishedPart, publishedParts } from '@pathshala/contract/published-part';
import type { SchoolPageName } from '@pathshala/contract/school-page-names';
import { fieldsIn, fitFields, type StudioFields, type StudioKind } from '@pathshala/contract/studio-fields';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { itemKey, type PublishedRecord } from '../firestore/studio-records.ts';
import { ApiError } from '../http/problem.ts';
import { readPublished } from './articles.ts';

type Records = readonly Pick<PublishedRecord, 'kind' | 'id' | 'fields'>[];

/** @throws ApiError `not-found` for what is no part */
export function partNamed(text: string): PartName {
  const known = publishedParts.find((one) => one === text);
  if (!known) throw new ApiError('not-found');
  return known;
}

async function recordsOf(db: Firestore, part: PartName): Promise<Records> {
  if (part === 'instructors') return await readPublished(db, 'instructors');
  const kind: StudioKind = part === 'home' ? 'home' : 'pages';
  const record = (await collections.published(db).doc(itemKey(kind, part)).get()).data();
  return record ? [record] : [];
}

function textOf({ kind, fields }: Records[number], language: Language): StudioFields {
  return fieldsIn(kind, fitFields(kind, fields).fields, language);
}

/** What was published before addresses were checked may lead anywhere: such a link is left out. */
function instructorOf(id: string, fields: StudioFields) {
  const links = Object.entries((fields.links ?? {}) as object).filter(
    ([, link]) => link === '' || isHttpsLink(link),
  );
  return { id, ...fields, links: Object.fromEntries(links) };
}

/** The renderer is loaded when a page is another one than the site has: a function that starts need not wait for it. */
async function contentOf(part: PartName, records: Records, language: Language): Promise<unknown> {
  if (part === 'instructors') return records.map((one) => instructorOf(one.id, textOf(one, language)));
  const [first] = records;
  if (!first) throw new ApiError('not-found', 'Nothing of this is published.');
  if (part === 'home') return textOf(first, language);
  const { renderPage } = await import('./render-page.ts');
  return renderPage(part as SchoolPageName, fitFields('pages', first.fields).fields, language);
}

/**
 * What home, the instructors or a page of text are now.
 * @throws ApiError `not-found` where nothing of it is published
 */
export async function readPart(db: Firestore, part: PartName, language: Language): Promise<PublishedPart> {
  const records = await recordsOf(db, part);
  if (records.length === 0) throw new ApiError('not-found', 'Nothing of this is published.');
  const content = (await contentOf(part, records, language)) as PublishedPart['content'];
  return { print: fingerprintOf(records), content };
}
