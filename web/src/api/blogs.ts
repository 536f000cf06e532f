import type { Blog } from '@pathshala/contract/blog';
import useSWR from 'swr';
import type { ApiError } from './client.ts';
import { readStaticFile } from './static-file.ts';

/** The blog's articles, newest first, with their whole texts. */
export function useBlogs() {
  return useSWR<Blog[], ApiError>('/blog.json', readStaticFile<Blog[]>);
}
