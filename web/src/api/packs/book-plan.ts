import type { Book } from '@pathshala/contract/blog';
import { packMost } from '@pathshala/contract/course-pack';
import { type PackFile, type PackName, packFilePath } from '../../../offline/packs/pack.ts';
import { siteLanguage } from '../../words/language.ts';
import { listAddress } from '../list-address.ts';
import type { Keepable, Keeper, PackPlan } from './pack-plan.ts';

export const bookPackName = (id: string): PackName => ({ kind: 'book', id, language: siteLanguage });

const shelf = () => listAddress('/blog2.json', siteLanguage);

/** The books as the school has them at this moment: no worker answers for it. */
async function freshBook({ _id }: Book): Promise<Book | undefined> {
  const answer = await fetch(shelf(), { cache: 'no-cache' });
  return ((await answer.json()) as Book[]).find((one) => one._id === _id);
}

/**
 * What a book is made of: its PDF, and the page of all books with what that is made of.
 * @param keeper null: a visitor
 * @returns undefined where the school has nothing to keep of it: the PDF is too large, or nobody knows its hash
 * @throws TypeError where the school cannot be reached
 */
async function planBook(book: Book, keeper: Keeper | null): Promise<PackPlan | undefined> {
  const { _id, title, pdf, bytes, hash, img } = book;
  if (hash === undefined || bytes > packMost) return undefined;
  const name = bookPackName(_id);
  const answer = await fetch(packFilePath(name), { cache: 'no-cache' });
  if (!answer.ok) return undefined;
  const { parts } = (await answer.json()) as PackFile;
  const all = [...parts, { at: pdf, hash, bytes }];
  return { ...name, title, page: pdf, uid: keeper?.uid ?? null, parts: all, rest: [shelf(), img] };
}

/** A book, to be kept. */
export const bookToKeep = (book: Book): Keepable => ({
  name: bookPackName(book._id),
  async plan(keeper, isAsked) {
    const now = isAsked ? await freshBook(book) : book;
    return now && (await planBook(now, keeper));
  },
});
