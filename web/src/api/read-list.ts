import type { Book } from '@pathshala/contract/content/published';
import useSWR from 'swr';
import { ApiError } from '../http/client.ts';
import { listAddress, type SiteList } from '../page-address.ts';
import { siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';

/** In the page's language. @throws ApiError `network` if unreachable, `unavailable` for an invalid answer */
export async function readList<Content>(list: SiteList): Promise<Content> {
  const response = await fetch(listAddress(list, siteLanguage)).catch(() => {
    throw new ApiError('network', 0, words['api.unreachable']());
  });
  try {
    if (!response.ok) throw new Error(`${list} answered ${response.status}`);
    return (await response.json()) as Content;
  } catch {
    throw new ApiError('unavailable', response.status, words['api.noList']());
  }
}

export function useBooks() {
  return useSWR<Book[], ApiError>('/blog2.json', readList<Book[]>);
}
