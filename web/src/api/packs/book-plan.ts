import type { Book } from '@pathshala/contract/content/blog';
import { maxPackBytes } from '@pathshala/contract/courses/pack';
import { type PackFile, packFilePath } from '../../../offline/packs/pack.ts';
import { siteLanguage } from '../../words/language.ts';
import { listAddress } from '../list-address.ts';
import type { Keepable } from './pack-plan.ts';

const shelf = listAddress('/blog2.json', siteLanguage);

/** Fetches a file past the service worker. */
const fresh = (address: string) => fetch(address, { cache: 'no-cache' });

/** The plan of a book pack: its PDF, and the books page with its modules. */
export function bookToKeep(book: Book): Keepable {
  const name = { kind: 'book', id: book._id, language: siteLanguage } as const;
  return {
    name,
    async plan(_keeper, isAsked) {
      const books: readonly Book[] = isAsked ? await (await fresh(shelf)).json() : [book];
      const now = books.find(({ _id }) => _id === book._id);
      // Too large, or without a known hash.
      if (now?.hash === undefined || now.bytes > maxPackBytes) return undefined;
      const { title, pdf, bytes, hash, img } = now;
      const answer = await fresh(packFilePath(name));
      if (!answer.ok) return undefined;
      const { parts } = (await answer.json()) as PackFile;
      const all = [...parts, { at: pdf, hash, bytes }];
      return { ...name, title, page: pdf, parts: all, rest: [{ at: shelf }, { at: img }] };
    },
  };
}
