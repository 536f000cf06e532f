import { type ClassroomTable, taskName } from '@pathshala/contract/classrooms/classroom';
import { useClassroomCalls } from '../../api/classrooms.ts';
import { useTaskTitles } from '../../api/skill-titles.ts';
import { AskFirstButton } from '../../auth/ask-first-button.tsx';
import { taskPath } from '../../course-ui/task-path.ts';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { moneyText, shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { LessonTaskForm } from './lesson-task-form.tsx';
import { Panel } from './panel.tsx';
import { PracticeTaskForm } from './practice-task-form.tsx';
import { type NamedTask, namedTasks } from './table-columns.ts';

interface TasksPanelProps {
  readonly classroom: ClassroomTable;
  readonly onChanged: () => Promise<unknown>;
}

interface SetTaskProps {
  readonly named: NamedTask;
  readonly onRemove: () => Promise<void>;
}

/** A task that is set, and the way to take it away. */
function SetTask({ named: { task, name }, onRemove }: SetTaskProps) {
  return (
    <li className="cluster apart gap-4">
      <div className="words">
        <strong lang={langOf(name)}>
          {task.title === null ? (
            name
          ) : (
            <Link className="tap" to={taskPath(task, 'open')}>
              {name}
            </Link>
          )}
        </strong>
        <p className="soft">
          {words['classrooms.forDay']({ day: shortDayText(task.due) })}
          {task.about && (
            <>
              {' · '}
              <span lang={langOf(task.about)}>{task.about}</span>
            </>
          )}
          {task.price !== undefined && task.price > 0 && (
            <> · {words['classrooms.courseCosts']({ price: moneyText(task.price) })}</>
          )}
        </p>
      </div>
      <AskFirstButton
        small
        label={words['classrooms.takeAway']()}
        name={words['classrooms.takeAwayOf']({ title: name })}
        title={words['classrooms.takeAwayAsk']({ title: name })}
        text={words['classrooms.takeAwayText']()}
        onConfirm={onRemove}
      />
    </li>
  );
}

/** What is set in a class, and new tasks. */
export function TasksPanel({ classroom: { _id, tasks }, onChanged }: TasksPanelProps) {
  const { removeTask } = useClassroomCalls();
  const named = namedTasks(tasks, useTaskTitles(tasks));
  const remove = async (task: NamedTask['task']) => {
    await removeTask(_id, taskName(task));
    await onChanged();
  };
  return (
    <Panel title={words['classrooms.tasks']()} text={words['classrooms.tasksText']()}>
      {tasks.length > 0 && (
        <ul className="stack gap-0 lines">
          {named.map((one) => (
            <SetTask key={taskName(one.task)} named={one} onRemove={() => remove(one.task)} />
          ))}
        </ul>
      )}
      <LessonTaskForm classroomId={_id} onSet={onChanged} />
      <PracticeTaskForm classroomId={_id} onSet={onChanged} />
    </Panel>
  );
}
