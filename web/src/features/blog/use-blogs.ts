import type { Blog } from '@pathshala/contract/content/blog';
import useSWR from 'swr';
import { readList } from '../../api/read-list.ts';
import type { ApiError } from '../../http/client.ts';

const list = '/blog.json';

/** The articles, newest first, with their whole texts, in the site's language. @param isWanted they are asked for now */
export function useBlogs(isWanted: boolean) {
  return useSWR<Blog[], ApiError>(isWanted && list, () => readList<Blog[]>(list));
}
