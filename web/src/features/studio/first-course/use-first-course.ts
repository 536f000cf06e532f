import { lessonParts, type StudioEntry } from '@pathshala/contract/studio/items';
import useSWR from 'swr';
import { useSession } from '../../../auth/session-context.ts';
import { everything, useItems, useStudioCalls } from '../studio-calls.ts';
import { courseInWork } from './own-courses.ts';
import type { FirstCourse } from './steps.ts';

/** Lessons that are looked into: more than a first course needs. */
const lookedInto = 6;

const none: FirstCourse = { lessons: [] };

/** What the school has of its first course; nothing while that is not known. */
export function useFirstCourse(): FirstCourse {
  const calls = useStudioCalls();
  const { state } = useSession();
  const { items: courses = [] } = useItems('courses', {}, everything);
  const { items: lessons = [] } = useItems('lessons', {}, everything);
  const course = courseInWork(courses);
  const own = lessons.filter(({ id }) => lessonParts(id)?.courseId === course?.id).slice(0, lookedInto);
  const versions = [course, ...own].map((one) => one && `${one.id} ${one.at}`).join();
  const { data = none } = useSWR(
    course ? ['first-course', state.user?.uid, versions] : null,
    async (): Promise<FirstCourse> => {
      const read = (kind: 'courses' | 'lessons') => (one: StudioEntry) => calls.read({ kind, id: one.id });
      const [first, ...rest] = await Promise.all([
        ...(course ? [course] : []).map(read('courses')),
        ...own.map(read('lessons')),
      ]);
      return { course: first, lessons: rest };
    },
  );
  return data;
}
