import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { Suspense, useEffect, useState } from 'react';
import { stores } from '../../../offline/stores.ts';
import { keepsPages } from '../../course-ui/packs/keeps-pages.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { words } from '../../words/words.ts';

// Loaded on click: most people do not store courses.
const KeepCourseBox = lazyPart(() => import('./keep-course-box.tsx'));

interface KeepCourseProps {
  readonly course: Unpriced<CourseDetail>;
  /** Whether the person has the course. */
  readonly has: boolean;
}

/** The way to keep a course offline; who has kept one already sees at once how this one stands. */
export function KeepCourse({ course, has }: KeepCourseProps) {
  const [isOpen, setOpen] = useState<'by-press' | 'by-itself'>();
  useEffect(() => {
    if (!keepsPages || !('caches' in globalThis)) return;
    const open = (there: boolean) => there && setOpen((before) => before ?? 'by-itself');
    caches.has(stores.pack.cache).then(open, () => undefined);
  }, []);
  if (!keepsPages) return null;
  const label = words['course.keepOffline']();
  const button = (
    <ActionButton look="quiet" small onClick={() => setOpen('by-press')} aria-disabled={isOpen !== undefined}>
      <Icon name="keep" size={20} />
      {label}
    </ActionButton>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <KeepCourseBox course={course} step={label} has={has} takesFocus={isOpen === 'by-press'} />
    </Suspense>
  );
}
