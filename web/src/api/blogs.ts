import type { Blog, BlogSource } from '@pathshala/contract/blog';
import { endpoints } from '@pathshala/contract/endpoints';
import useSWR from 'swr';
import { siteLanguage } from '../words/language.ts';
import { askedLanguage } from './asked-language.ts';
import { type ApiError, call } from './client.ts';
import { listAddress } from './list-address.ts';
import { readList } from './read-list.ts';
import { useAnswer } from './use-answer.ts';

const list = '/blog.json';

/** Where the blog's articles are, newest first, with their whole texts, in the site's language. */
export const blogsAddress = listAddress(list, siteLanguage);

export const readBlogs = () => readList<Blog[]>(list);

/** The articles. @param isWanted they are asked for now */
export function useBlogs(isWanted: boolean) {
  return useSWR<Blog[], ApiError>(isWanted && list, readBlogs);
}

/** An article as it is published now, in the site's language. */
export const readArticle = (blogId: string): Promise<BlogSource> =>
  call(endpoints.article, { blogId, query: askedLanguage });

/**
 * An article as it is published now, which may be newer than its page.
 * @param prerendered shown until the answer is there, and when none comes
 */
export function useArticle(prerendered: Blog) {
  const { data, error } = useAnswer(
    endpoints.article,
    { blogId: prerendered._id, query: askedLanguage },
    { fallbackData: prerendered },
  );
  return {
    article: { ...prerendered, ...data },
    /** The school does not give it any longer. */
    isGone: error?.code === 'not-found',
  };
}
