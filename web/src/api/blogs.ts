import type { Blog } from '@pathshala/contract/blog';
import { endpoints } from '@pathshala/contract/endpoints';
import useSWR from 'swr';
import { askedLanguage } from './asked-language.ts';
import type { ApiError } from './client.ts';
import { readList } from './read-list.ts';
import { useAnswer } from './use-answer.ts';

/** The blog's articles, newest first, with their whole texts. */
export function useBlogs() {
  return useSWR<Blog[], ApiError>('/blog.json', readList<Blog[]>);
}

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
