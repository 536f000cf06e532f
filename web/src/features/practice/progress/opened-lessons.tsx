import { paths } from '@pathshala/contract/site/paths';
import { useEffect, useState } from 'react';
import { useCourse } from '../../../api/courses.ts';
import { SwrProvider } from '../../../api/swr-provider.tsx';
import { readingPositions } from '../../../device/reading-positions.ts';
import { Part } from '../../../ui/page.tsx';
import { asItems } from '../../../ui/section.tsx';
import { Written, WrittenLink } from '../../../ui/written.tsx';
import { words } from '../../../words/words.ts';
import styles from './progress.module.css';

const maxCourses = 4;

function openedLessons(): [string, string[]][] {
  const courses = new Map<string, string[]>();
  for (const name of readingPositions.lessons()) {
    const [course = '', lesson = ''] = name.split('/');
    courses.set(course, [...(courses.get(course) ?? []), lesson]);
  }
  return [...courses].slice(0, maxCourses);
}

interface OpenedProps {
  readonly courseId: string;
  readonly lessons: readonly string[];
  readonly onShown: (isShown: boolean) => void;
}

/** Leaves out courses that no longer exist or failed to load. */
function Opened({ courseId, lessons, onShown }: OpenedProps) {
  const { data: course } = useCourse(courseId);
  useEffect(() => {
    if (course) onShown(true);
  }, [course, onShown]);
  if (!course) return null;
  const opened = course.outline.filter(({ id }) => lessons.includes(id));
  return (
    <article className="card pad stack gap-2">
      <Written as="h3" className="h4" text={course.title} />
      <ul className="lines">
        {asItems(
          opened.map(({ id, title }) => (
            <WrittenLink key={id} className="tap" to={paths.lesson(courseId, id)} text={title} />
          )),
        )}
      </ul>
    </article>
  );
}

export default function OpenedLessons() {
  const [courses] = useState(openedLessons);
  const [isShown, setShown] = useState(false);
  if (courses.length === 0) return null;
  return (
    <Part title={words['progress.opened']()} style={isShown ? undefined : { display: 'none' }}>
      <div className={`tiles start ${styles.groups}`}>
        <SwrProvider>
          {courses.map(([courseId, lessons]) => (
            <Opened key={courseId} {...{ courseId, lessons }} onShown={setShown} />
          ))}
        </SwrProvider>
      </div>
    </Part>
  );
}
