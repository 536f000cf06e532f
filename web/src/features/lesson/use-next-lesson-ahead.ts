import type { CourseDetail } from '@pathshala/contract/courses/course';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { useEffect, useState } from 'react';
import { sparesData } from '../../device/connection.ts';
import { useLesson } from './use-lesson.ts';

/** The lesson that is open is read first; after this long the next one is asked for, milliseconds. */
const rest = 2000;

/**
 * Fetches the next lesson while this one is read, so that it opens at once, also when the connection has gone since.
 * @param course undefined while it is on its way
 * @param next id of the lesson to come, where this one is there already and has one after it
 * @param enrolled whether the reader has the course: nobody asks for what would be refused
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
