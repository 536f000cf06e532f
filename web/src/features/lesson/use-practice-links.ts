import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import { useEffect, useState } from 'react';

const none: readonly PracticeLink[] = [];

/**
 * The links to the practice of a lesson.
 * @param lesson course and lesson: `sums/first`
 * @param written the links in the prerendered page; without them a table of all lessons is loaded
 */
export function usePracticeLinks(lesson: string, written: readonly PracticeLink[] | undefined) {
  const [links, setLinks] = useState(written ?? none);
  useEffect(() => {
    if (written) return;
    let isLeft = false;
    import('@pathshala/content/practice/lesson-links').then(
      ({ lessonLinks }) => !isLeft && setLinks(lessonLinks[lesson] ?? none),
      // A lesson works without its practice links.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [lesson, written]);
  return links;
}
