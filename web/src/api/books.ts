import type { Book } from '@pathshala/contract/blog';
import useSWR from 'swr';
import type { ApiError } from './client.ts';
import { readStaticFile } from './static-file.ts';

/** The books that can be downloaded. */
export function useBooks() {
  return useSWR<Book[], ApiError>('/blog2.json', readStaticFile<Book[]>);
}
