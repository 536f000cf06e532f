import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import { useEffect, useState } from 'react';

const none: readonly PracticeLink[] = [];

/**
 * What practises a lesson.
 * @param lesson `course/lesson`
 * @param written what the page was written with; else a table of all lessons is fetched
 */
export function usePracticeLinks(lesson: string, written: readonly PracticeLink[] | undefined) {
  const [links, setLinks] = useState(written ?? none);
  useEffect(() => {
    if (written) return;
    let isLeft = false;
    import('@pathshala/content/practice/lesson-links').then(
      ({ lessonLinks }) => !isLeft && setLinks(lessonLinks[lesson] ?? none),
      // A lesson without the way to its practice is a lesson still.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [lesson, written]);
  return links;
}
