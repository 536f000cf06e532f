import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allKinds, isStudioKind } from '@pathshala/content/kinds/all-kinds';
import { schoolIssues } from '@pathshala/content/publish-rule';
import { filesFrom } from '@pathshala/content/source-files';
import type { Source } from '@pathshala/content/sources';
import { listNames } from '@pathshala/contract/catalogue/lists';
import { lessonItemId } from '@pathshala/contract/studio/items';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { isItemId } from './items.ts';

/** By path in the content folder. */
export interface Pulled {
  readonly files: number;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Folders with a file for each item or version: files of unpublished items are removed. */
const itemFolders = Object.values(allKinds).flatMap(({ files }) =>
  ['folder', 'lessons', 'markdown'].includes(files.as) ? files.at : [],
);
const itemFile = /\.(json|md)$/;

/**
 * Unchanged items keep their bytes; unpublished ones are removed. Paths are absolute.
 * @param like the content folder whose files show the layout
 * @throws DomainError where nothing is published, or an id would lead out of its folder
 */
export async function pullContent(db: Firestore, like: string, folder: string = like): Promise<Pulled> {
  const items = await publishedSources(db);
  if (items.length === 0)
    throw new DomainError('conflict', 'Nothing is published there. Seed the project first.');
  refuseUnfit(items, like);
  const { files, changed, removed } = compare(items, like, folder);
  for (const file of changed) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), files.get(file) ?? '');
  }
  for (const file of removed) rmSync(join(folder, file));
  return { files: files.size, changed, removed };
}

/** Refuses what the build would refuse, so that the files stay valid. */
function refuseUnfit(items: readonly Source[], like: string): void {
  const isTypeset = (bookId: string) => existsSync(join(like, 'books', `${bookId}.typ`));
  const unfit = schoolIssues(items, isTypeset);
  if (unfit.length === 0) return;
  const named = unfit.map(
    ({ kind, id, issues }) => `${kind} ${id}: ${issues.map(({ path }) => path).join(', ')}`,
  );
  throw new DomainError(
    'conflict',
    `Fix these and publish them again: ${named.join('; ')}. Nothing was written.`,
  );
}

/** Writes nothing. @param folder absolute path @returns by path in it; empty if nothing is published */
export async function unpulled(db: Firestore, folder: string): Promise<string[]> {
  const items = await publishedSources(db);
  if (items.length === 0) return [];
  const { changed, removed } = compare(items, folder, folder);
  return [...changed, ...removed];
}

function compare(items: readonly Source[], like: string, folder: string) {
  const textIn = (base: string, file: string) => {
    const path = join(base, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const files = filesFrom(items, (file) => textIn(like, file));
  const changed = [...files].filter(([file, text]) => textIn(folder, file) !== text).map(([file]) => file);
  const removed = itemFolders.flatMap((name) => itemsIn(folder, name)).filter((file) => !files.has(file));
  return { files, changed, removed };
}

function itemsIn(folder: string, name: string): string[] {
  if (!existsSync(join(folder, name))) return [];
  const all = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => itemFile.test(file)).map((file) => `${name}/${file.replaceAll('\\', '/')}`);
}

/** Courses in the order of their lists, lessons in that of their courses. */
async function publishedSources(db: Firestore): Promise<Source[]> {
  const published = await collections.published(db).get();
  const records = published.docs.filter(({ id }) => id !== 'manifest').map((one) => one.data());
  // An id becomes the name of a file, and the database may have been written by something other than the studio.
  const odd = records.find(({ kind, id }) => !isStudioKind(kind) || !isItemId(kind, id));
  if (odd) {
    throw new DomainError(
      'conflict',
      `${odd.kind}: nothing can be published as "${odd.id}". Nothing was written.`,
    );
  }
  const places = new Map<string, number>();
  for (const list of listNames) {
    const { courses = [] } = (await collections.catalogue(db).doc(list).get()).data() ?? {};
    for (const [at, { _id }] of courses.entries()) places.set(_id, at);
  }
  const orders = await collections.lessonOrders(db).get();
  for (const one of orders.docs)
    for (const [at, own] of one.data().lessons.entries()) places.set(lessonItemId(one.id, own), at);
  const place = ({ id }: Source) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  return records
    .map(({ kind, id, fields }) => ({ kind, id, fields }))
    .sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
}
