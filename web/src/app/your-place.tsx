import { homeShapes } from '@pathshala/boot/home-shape-script';
import { Suspense, useCallback, useRef, useState } from 'react';
import { accessToken } from '../auth/access-token.ts';
import { useSession } from '../auth/session-context.ts';
import { useSchoolClass } from '../device/school-class.ts';
import { ClassSection } from '../features/home/class-section.tsx';
import type { OpenCourse } from '../features/home/open-courses.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { Wrap } from '../ui/wrap.tsx';
import { words } from '../words/words.ts';
import { keepRoom } from './home-shape.ts';
import styles from './your-place.module.css';

const OwnPlace = lazyPart(() => import('./own-place.tsx'));

/** What comes first on home: of whom it is not known yet. */
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

/**
 * The first thing on home for anyone who has been here before: what they practise, and a student's courses, else the class that a
 * visitor has chosen. Practice and courses load for nobody else. As much room is kept for it as it took the last time, from
 * the first paint on.
 */
export function YourPlace({ courses }: { courses: readonly OpenCourse[] }) {
  const { state } = useSession();
  const { chosen } = useSchoolClass();
  const known = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState(false);
  const onSettled = useCallback(() => {
    setSettled(true);
    requestAnimationFrame(() => place.current && keepRoom(place.current.offsetHeight));
  }, []);
  const isStudent = state.status === 'signed-in' || (state.status === 'loading' && accessToken.get());
  const isOwn = isStudent || (known && document.documentElement.classList.contains(homeShapes.practised));
  if (known && !isOwn && !chosen) return null;
  return (
    <div ref={place} className={`${styles.place} ${settled ? styles.settled : ''}`}>
      <Suspense fallback={<Coming />}>
        {!known && <Coming />}
        {known && isOwn && <OwnPlace isStudent={!!isStudent} onSettled={onSettled} />}
        {known && !isStudent && chosen && (
          <ClassSection chosen={chosen} courses={courses} onSettled={onSettled} />
        )}
      </Suspense>
    </div>
  );
}
