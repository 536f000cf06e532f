import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { Suspense } from 'react';
import { courseToKeep } from '../../api/packs/course-plan.ts';
import { useSession } from '../../auth/session-context.ts';
import { KeepOffline, type KeepOfflineProps } from '../../course-ui/packs/keep-offline.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { words } from '../../words/words.ts';

// With what says which class a book is for.
const CourseBooks = lazyPart(() => import('./course-books.tsx'));

interface KeepCourseBoxProps extends Pick<KeepOfflineProps, 'step' | 'has' | 'takesFocus'> {
  readonly course: Unpriced<CourseDetail>;
}

/** *Save offline* of a course, and of the books that go with it. */
export default function KeepCourseBox({ course, ...props }: KeepCourseBoxProps) {
  const { state } = useSession();
  const texts = {
    comes: (size: string) => (props.has ? words['packs.all']({ size }) : words['packs.first']({ size })),
    none: words['packs.none'](),
  };
  return (
    <KeepOffline {...props} what={courseToKeep(course)} says={texts}>
      {/* The school's books are for anyone who is signed in. */}
      {state.status === 'signed-in' && (
        <Suspense>
          <CourseBooks course={course} />
        </Suspense>
      )}
    </KeepOffline>
  );
}
