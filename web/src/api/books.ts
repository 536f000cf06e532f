import type { Book } from '@pathshala/contract/blog';
import useSWR from 'swr';
import { siteLanguage } from '../words/language.ts';
import { booksAddress } from './books-address.ts';
import type { ApiError } from './client.ts';
import { readStaticFile } from './static-file.ts';

/** The books that can be downloaded. */
export function useBooks() {
  return useSWR<Book[], ApiError>(booksAddress(siteLanguage), readStaticFile<Book[]>);
}
