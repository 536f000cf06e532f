import type { OutlineItem } from '@pathshala/contract/courses/course';
import { paths } from '@pathshala/contract/site/paths';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/language.ts';
import styles from '../../ui/link-list.module.css';
import { Link } from '../../ui/router.ts';
import { numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

interface LessonRailProps {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly outline: readonly OutlineItem[];
  readonly current: string;
  readonly done: readonly string[];
  readonly onChoose?: () => void;
}

/** The course's lessons; marks the open one and those that are done. */
export function LessonRail({ courseId, courseTitle, outline, current, done, onChoose }: LessonRailProps) {
  return (
    <nav aria-label={words['lesson.courseLessons']()}>
      <Link to={paths.course(courseId)} className="tap plain h4" lang={langOf(courseTitle)}>
        {courseTitle}
      </Link>
      <ol className={`stack gap-0 ${styles.links}`}>
        {outline.map((item, at) => {
          const isDone = done.includes(item.id);
          return (
            <li key={item.id}>
              <Link
                className="row soft strong"
                to={paths.lesson(courseId, item.id)}
                aria-current={item.id === current ? 'page' : undefined}
                onClick={onChoose}
              >
                <span className={`center note strong ${styles.number} ${isDone ? 'filled' : ''}`}>
                  {isDone ? <Icon name="check" size={20} title={words['ui.done']()} /> : numberText(at + 1)}
                </span>
                <span lang={langOf(item.title)}>{item.title}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
