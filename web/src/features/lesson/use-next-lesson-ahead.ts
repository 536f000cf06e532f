import type { CourseDetail } from '@pathshala/contract/courses/course';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { useEffect, useState } from 'react';
import { sparesData } from '../../device/connection.ts';
import { useLesson } from './use-lesson.ts';

/** The next lesson is fetched this long after the open one has loaded, milliseconds. */
const rest = 2000;

/**
 * Fetches the next lesson while this one is read, so that it opens at once, even if the connection is lost meanwhile.
 * @param course undefined while it loads
 * @param next id of the next lesson; undefined while this lesson loads, null after the last one
 * @param enrolled whether the reader has joined the course: a lesson that would be refused is not fetched
 */
export function useNextLessonAhead(
  course: Pick<CourseDetail, '_id' | 'complete' | 'outline'> | undefined,
  next: string | null | undefined,
  enrolled: boolean,
): void {
  const [ready, setReady] = useState<string>();
  const reader = enrolled ? 'enrolled' : 'visitor';
  const wanted = course && next && mayReadLesson(course, next, reader) === 'open' ? next : undefined;
  useEffect(() => {
    if (wanted === undefined || sparesData()) return undefined;
    const timer = setTimeout(() => setReady(wanted), rest);
    return () => clearTimeout(timer);
  }, [wanted]);
  useLesson(course?._id ?? '', ready !== undefined && ready === wanted ? ready : null);
}
