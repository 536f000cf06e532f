import { homeShapes } from '@pathshala/boot/head-scripts';
import { Suspense, useCallback, useRef } from 'react';
import { accessToken } from '../../auth/access-token.ts';
import { useSession } from '../../auth/session-context.ts';
import { useSchoolClass } from '../../device/school-class.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { words } from '../../words/words.ts';
import styles from './continue-learning.module.css';
import { keepRoom } from './home-shape.ts';
import type { OpenCourse } from './open-courses.tsx';
import { ClassSection } from './open-courses.tsx';

const OwnProgress = lazyPart(() => import('./own-progress.tsx'), { together: true });

function Coming() {
  return (
    <div role="status" aria-label={words['app.openingPlace']()}>
      <Wrap className={styles.coming}>
        <i className="card" />
        <i className="card" />
      </Wrap>
    </div>
  );
}

/** Below the hero: practice and a student's courses, or a visitor's class. Reserves its last height from the first paint. */
export function ContinueLearning({ courses }: { courses: readonly OpenCourse[] }) {
  const { state } = useSession();
  const { chosen } = useSchoolClass();
  const known = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const onSettled = useCallback(() => {
    requestAnimationFrame(() => {
      const parts = [...(place.current?.children ?? [])] as HTMLElement[];
      if (parts.length > 0) keepRoom(parts.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0));
    });
  }, []);
  const isStudent = state.status === 'signed-in' || (state.status === 'loading' && accessToken.get());
  const isOwn = isStudent || (known && document.documentElement.classList.contains(homeShapes.practised));
  if (known && !isOwn && !chosen) return null;
  return (
    <div ref={place} className={styles.place}>
      <Suspense fallback={<Coming />}>
        {!known && <Coming />}
        {known && isOwn && <OwnProgress isStudent={!!isStudent} onSettled={onSettled} />}
        {known && !isStudent && chosen && (
          <ClassSection chosen={chosen} courses={courses} onSettled={onSettled} />
        )}
      </Suspense>
    </div>
  );
}
