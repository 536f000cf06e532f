import { lazy, Suspense } from 'react';
import { useSession } from '../auth/session-context.ts';

const MyCoursesSection = lazy(() => import('../features/my-courses/my-courses-section.tsx'));

/**
 * My Courses on home, for a signed-in student only; nothing of it loads for a visitor.
 * docs/decisions/0025-links-to-sections-of-home.md
 */
export function MyCourses() {
  const { state } = useSession();
  if (state.status !== 'signed-in') return null;
  return (
    <Suspense>
      <MyCoursesSection />
    </Suspense>
  );
}
