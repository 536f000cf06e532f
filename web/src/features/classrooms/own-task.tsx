import type { JoinedClassroom } from '@pathshala/contract/classroom';
import { taskPath } from '../../api/task-path.ts';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/link.tsx';
import { mediumDayText, shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './classrooms.module.css';
import { isoDay } from './iso-day.ts';
import { resultText } from './table-columns.ts';

type Task = JoinedClassroom['tasks'][number];

/** What a pupil is told of a task: calmly, also when its day is over. */
function stateOf({ due, progress: { state, at } }: Task): string {
  const day = shortDayText(due);
  if (state === 'done') {
    return at ? words['classrooms.doneOn']({ day: mediumDayText(at) }) : words['classrooms.done']();
  }
  if (state === 'not-enrolled') return words['classrooms.joinCourseFirst']({ day });
  return due < isoDay(new Date()) ? words['classrooms.wasFor']({ day }) : words['classrooms.forDay']({ day });
}

/**
 * A task as its pupil sees it, with the way to it.
 * @param title null: the school has it no longer
 */
export function OwnTask({ task, title }: { readonly task: Task; readonly title: string | null }) {
  const { kind, about, progress } = task;
  const { state, result } = progress;
  return (
    <li className={state === 'done' ? styles.doneTask : styles.task}>
      <div>
        {title === null ? (
          <strong>{words['classrooms.taskGone']()}</strong>
        ) : (
          <Link to={taskPath(task, state)} lang={langOf(title)}>
            {title}
          </Link>
        )}
        {about && (
          <p className={styles.note} lang={langOf(about)}>
            {about}
          </p>
        )}
      </div>
      <p className={styles.state}>
        {stateOf(task)}
        {result && <span>{resultText(kind, progress)}</span>}
      </p>
    </li>
  );
}
