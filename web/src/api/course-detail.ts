import type { CourseDetail } from '@pathshala/contract/course';
import useSWR from 'swr';
import { type ApiError, call } from './client.ts';

/**
 * A course as the API has it now: a price may have changed since its page was made.
 * @param prerendered shown until the answer is there, and when none comes
 */
export function useCourseDetail(prerendered: CourseDetail) {
  const { data, mutate } = useSWR<CourseDetail, ApiError>(
    `/course/${prerendered._id}`,
    (path: string) => call<CourseDetail>({ path }),
    { fallbackData: prerendered },
  );
  return {
    course: data ?? prerendered,
    /** Asks again. Catalogue answers are kept by browsers and the CDN; an address of its own gets past both. */
    refresh: () => {
      const path = `/course/${prerendered._id}?at=${Date.now()}`;
      call<CourseDetail>({ path }).then(
        (course) => mutate(course, { revalidate: false }),
        // What is shown stays; the person has already been told why they look again.
        () => undefined,
      );
    },
  };
}

/**
 * One course, for pages that were not prerendered.
 * @throws ApiError `not-found`
 */
export function fetchCourse(id: string): Promise<CourseDetail> {
  return call<CourseDetail>({ path: `/course/${encodeURIComponent(id)}` });
}
