import type { Blog } from '@pathshala/contract/blog';
import useSWR from 'swr';
import type { ApiError } from './client.ts';
import { readList } from './read-list.ts';

const list = '/blog.json';

/** The articles, newest first, with their whole texts, in the site's language. @param isWanted they are asked for now */
export function useBlogs(isWanted: boolean) {
  return useSWR<Blog[], ApiError>(isWanted && list, () => readList<Blog[]>(list));
}
