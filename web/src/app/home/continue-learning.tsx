import { homeShapeKeys, homeShapes } from '@pathshala/boot/head-scripts';
import { classLists } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { accessToken } from '../../auth/access-token.ts';
import { useSession } from '../../auth/session-context.ts';
import { deviceValue } from '../../device/device-value.ts';
import { schoolClass, useSchoolClass } from '../../device/school-class.ts';
import { ActionButton } from '../../ui/action.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { numberText } from '../../words/format.ts';
import { nameOf, spokenName } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import question from './class-question.module.css';
import styles from './continue-learning.module.css';
import { ClassSection, type OpenCourse } from './open-courses.tsx';

const { own, student, asks, practised } = homeShapes;

/** The window's width and the height of the personal part, CSS pixels, so that the next visit reserves it. */
const room = deviceValue(homeShapeKeys.room, (text) => text);

export function useHomeShape(): void {
  const { status } = useSession().state;
  useSchoolClass();
  useLayoutEffect(() => {
    // Until the session is known, the head script's class stays.
    if (status === 'loading' && accessToken.get()) return;
    const { classList } = document.documentElement;
    const signedIn = status === 'signed-in';
    const isOwn = signedIn || classList.contains(practised);
    classList.toggle(own, isOwn || schoolClass.chosen() !== undefined);
    classList.toggle(student, signedIn);
    classList.toggle(asks, !signedIn && !schoolClass.isAnswered());
  });
}

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
      const height = parts.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      if (parts.length > 0) room.set(`${window.innerWidth}:${height}`);
    });
  }, []);
  const isStudent = state.status === 'signed-in' || (state.status === 'loading' && accessToken.get());
  const isOwn = isStudent || (known && document.documentElement.classList.contains(practised));
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

/**
 * Asks a visitor once for their class: no account, stored on the device. It is in the page from the first paint, so
 * that nothing moves; `useHomeShape` says whether it is shown.
 */
export function ClassQuestion() {
  const { state } = useSession();
  const { isAnswered } = useSchoolClass();
  const known = state.status !== 'loading';
  if (known && (isAnswered || state.status === 'signed-in')) return null;
  return (
    <section id="your-class" aria-labelledby="which-class" className={question.question}>
      <Wrap className={question.inner}>
        <h2 id="which-class" className="h3">
          {words['home.whichClass']()}
        </h2>
        <p className="soft">{words['home.whichClassLead']()}</p>
        <div className={question.classes}>
          {classLists.map(({ list, label, class: number }) => (
            <Link
              key={list}
              to={paths.learnClass(number)}
              className="control fills h4 center plain"
              aria-label={spokenName(nameOf(label), numberText(number))}
              onClick={() => schoolClass.answer(list)}
            >
              {numberText(number)}
            </Link>
          ))}
        </div>
        <ActionButton
          small
          look="quiet"
          className={question.skip}
          onClick={() => schoolClass.answer('skipped')}
        >
          {words['home.notNow']()}
        </ActionButton>
      </Wrap>
    </section>
  );
}
