import { catalogueEndpoints, listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { Book } from '@pathshala/contract/content/published';
import type { CourseDetail, Prices, Unpriced } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import { pathOf } from '@pathshala/contract/http/endpoint';
import useSWR from 'swr';
import { ApiError, call } from '../http/client.ts';
import { listAddress, type SiteList } from '../page-address.ts';
import { languageQuery, siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';
import { useAnswer, useOwnAnswer } from './use-answer.ts';

export function useCourses(list: ListName) {
  return useAnswer(listEndpoints[list], { query: languageQuery });
}

/** Takes what the boot script asked. @throws as `call` */
async function askPrices(): Promise<Prices> {
  const asked = await globalThis.askedPrices;
  globalThis.askedPrices = undefined;
  return asked ?? (await call(catalogueEndpoints.prices, {}));
}

export function usePrices() {
  return useSWR<Prices, ApiError>(pathOf(catalogueEndpoints.prices, {}), askPrices).data;
}

/** Includes unpublished courses. @param id null: nothing to load */
export function useOwnCourse(id: string | null) {
  const given = id === null ? null : { courseId: id, query: languageQuery };
  return useOwnAnswer(courseEndpoints.ownCourse, given, { errorRetryCount: 0, keeps: true });
}

/**
 * An unpublished course for its students only.
 * @param prerendered shown until the answer arrives, or if none does; only the answer has the price
 */
export function useCourse(id: string, prerendered?: Unpriced<CourseDetail>) {
  const { data, error } = useAnswer(catalogueEndpoints.course, { id, query: languageQuery });
  const own = useOwnCourse(error?.code === 'not-found' ? id : null);
  const course: Unpriced<CourseDetail> | undefined = own.data ?? data ?? prerendered;
  return own.data ? { data: course, error: undefined } : { data: course, error };
}

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
