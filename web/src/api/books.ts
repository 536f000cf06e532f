import type { Book } from '@pathshala/contract/content/blog';
import useSWR from 'swr';
import type { ApiError } from '../http/client.ts';
import { readList } from './read-list.ts';

/** The books that can be downloaded. */
export function useBooks() {
  return useSWR<Book[], ApiError>('/blog2.json', readList<Book[]>);
}
