import type { Book } from '@pathshala/contract/content/blog';
import { maxPackBytes } from '@pathshala/contract/courses/pack';
import { type PackFile, packFilePath } from '../../../offline/packs/pack.ts';
import { listAddress } from '../list-address.ts';
import type { Keepable, PackPlan } from './pack-plan.ts';

/** Fetches a file past the service worker. */
async function fresh<Content>(address: string): Promise<Content> {
  return (await fetch(address, { cache: 'no-cache' })).json();
}

/** The plan of a book pack: its PDF, and the books page with its modules. */
export async function bookPlan(what: Keepable): Promise<PackPlan | undefined> {
  const shelf = listAddress('/blog2.json', what.language);
  const books = await fresh<readonly Book[]>(shelf);
  const book = books.find(({ _id }) => _id === what.id);
  // Too large, or without a known hash.
  if (book?.hash === undefined || book.bytes > maxPackBytes) return undefined;
  const { title, pdf, bytes, hash, img } = book;
  const { parts } = await fresh<PackFile>(packFilePath(what));
  return {
    ...what,
    title,
    page: pdf,
    parts: [...parts.filter(({ otherScript }) => !otherScript), { at: pdf, hash, bytes }],
    rest: [{ at: shelf }, { at: img }],
  };
}
