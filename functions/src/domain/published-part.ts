import { allKinds, kindNames } from '@pathshala/content/kinds/all-kinds';
import { fieldsIn, fitFields, itemIn } from '@pathshala/content/kinds/fields-of';
import { contentHashOf } from '@pathshala/content/records';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import {
  type PartName,
  type PublishedPart,
  type SchoolPageName,
  schoolPageNames,
} from '@pathshala/contract/content/published';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey, type PublishedRecord } from '../firestore/studio-records.ts';
import { readPublished } from './articles.ts';

type Records = readonly Pick<PublishedRecord, 'kind' | 'id' | 'fields'>[];

const whole = kindNames.filter((kind) => allKinds[kind].whole);
const wholeKind = (part: PartName) => whole.find((kind) => kind === part);

/** @throws DomainError `not-found` for an unknown part */
export function partNamed(text: string): PartName {
  const known = [...whole, 'home' as const, ...schoolPageNames].find((one) => one === text);
  if (!known) throw new DomainError('not-found');
  return known;
}

async function recordsOf(db: Firestore, part: PartName): Promise<Records> {
  const own = wholeKind(part);
  if (own) return await readPublished(db, own);
  const kind: StudioKind = part === 'home' ? 'home' : 'pages';
  const record = (await collections.published(db).doc(itemKey(kind, part)).get()).data();
  return record ? [record] : [];
}

function textOf({ kind, fields }: Records[number], language: Language): StudioFields {
  return fieldsIn(kind, fitFields(kind, fields).fields, language);
}

/** The renderer is loaded only for changed pages, to keep cold starts fast. */
async function contentOf(part: PartName, records: Records, language: Language): Promise<unknown> {
  const own = wholeKind(part);
  if (own) return records.map((one) => itemIn(own, one, language));
  const [first] = records;
  if (!first) throw new DomainError('not-found', 'This is not published.');
  if (part === 'home') return textOf(first, language);
  const { renderPage } = await import('./render-page.ts');
  return renderPage(part as SchoolPageName, fitFields('pages', first.fields).fields, language);
}

/**
 * The current home, text page or items of a kind.
 * @throws DomainError `not-found` for an unpublished single item
 */
export async function readPart(db: Firestore, part: PartName, language: Language): Promise<PublishedPart> {
  const records = await recordsOf(db, part);
  const content = (await contentOf(part, records, language)) as PublishedPart['content'];
  return { print: contentHashOf(records), content };
}
