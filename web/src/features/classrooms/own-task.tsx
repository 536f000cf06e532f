import type { JoinedClassroom } from '@pathshala/contract/classrooms/classroom';
import { taskPath } from '../../course-ui/task-path.ts';
import { isOverdue, taskStateText } from '../../course-ui/task-state.ts';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { resultText } from './table-columns.ts';

type Task = JoinedClassroom['tasks'][number];

/**
 * A task as its pupil sees it, with the way to it.
 * @param title null: the school no longer has it
 */
export function OwnTask({ task, title }: { readonly task: Task; readonly title: string | null }) {
  const { kind, about, progress } = task;
  const { state, result } = progress;
  return (
    <li className="cluster apart gap-4">
      <div className="words">
        {title === null ? (
          <strong>{words['classrooms.taskGone']()}</strong>
        ) : (
          <Link className="tap strong" to={taskPath(task, state)} lang={langOf(title)}>
            {title}
          </Link>
        )}
        {about && (
          <p className="soft" lang={langOf(about)}>
            {about}
          </p>
        )}
      </div>
      <p className={`stack gap-0 ${state === 'done' ? 'soft' : ''}`}>
        <span className={isOverdue(task, progress) ? 'error' : 'strong'}>{taskStateText(task)}</span>
        {result && <span className="soft">{resultText(kind, progress)}</span>}
      </p>
    </li>
  );
}
