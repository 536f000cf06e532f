import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { Suspense, useEffect, useState } from 'react';
import { stores } from '../../../offline/stores.ts';
import { useSession } from '../../auth/session-context.ts';
import { Keep } from '../../course-ui/packs/keep.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { siteLanguage } from '../../words/language.ts';

// With what says which class a book is for.
const CourseBooks = lazyPart(() => import('./course-books.tsx'));

interface KeepCourseProps {
  readonly course: Unpriced<CourseDetail>;
  /** Whether the person has the course. */
  readonly has: boolean;
}

/** The way to keep a course offline, then its books; who has kept a course already sees at once how this one stands. */
export function KeepCourse({ course, has }: KeepCourseProps) {
  const { state } = useSession();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if ('caches' in globalThis) caches.has(stores.pack.cache).then(setOpen, () => undefined);
  }, []);
  const { _id: id, title, img } = course;
  return (
    <Keep what={{ kind: 'course', id, language: siteLanguage, title, img }} has={has} isOpen={isOpen}>
      {/* The school's books are for anyone who is signed in. */}
      {state.status === 'signed-in' && (
        <Suspense>
          <CourseBooks course={course} />
        </Suspense>
      )}
    </Keep>
  );
}
