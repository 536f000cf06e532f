import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { useAnswer } from '../../api/use-answer.ts';
import { call } from '../../http/client.ts';
import { languageQuery } from '../../http/language-query.ts';

/**
 * A course as the API has it now.
 * @param prerendered shown until the answer is there, and when none comes; what it costs the answer alone says
 */
export function useCourseDetail(prerendered: Unpriced<CourseDetail>) {
  const id = prerendered._id;
  const { data, error, mutate } = useAnswer(endpoints.course, { id, query: languageQuery });
  const course: Unpriced<CourseDetail> = data ?? prerendered;
  return {
    course,
    /** The price cannot be loaded. */
    isPriceMissing: course.price === undefined && error !== undefined,
    /** The school does not give it any longer. */
    isGone: error?.code === 'not-found',
    /** Asks again. Catalogue answers are kept by browsers and the CDN; an address of its own gets past both. */
    refresh: () => {
      call(endpoints.course, { id, query: { at: Date.now(), ...languageQuery } }).then(
        (course) => mutate(course, { revalidate: false }),
        // What is shown stays; the person has already been told why they look again.
        () => undefined,
      );
    },
  };
}
