import { type ClassroomTable, taskName } from '@pathshala/contract/classroom';
import { useClassroomCalls } from '../../api/classrooms.ts';
import { langOf } from '../../ui/language.ts';
import { shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { AskFirstButton } from './ask-first-button.tsx';
import styles from './classrooms.module.css';
import { LessonTaskForm } from './lesson-task-form.tsx';
import { Panel } from './panel.tsx';
import { titleOf } from './table-columns.ts';

interface TasksPanelProps {
  readonly classroom: ClassroomTable;
  readonly onChanged: () => Promise<unknown>;
}

/** What is set in a class, and a new task. */
export function TasksPanel({ classroom: { _id, tasks }, onChanged }: TasksPanelProps) {
  const { removeTask } = useClassroomCalls();
  return (
    <Panel title={words['classrooms.tasks']()} text={words['classrooms.tasksText']()}>
      {tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <li key={taskName(task)} className={styles.task}>
              <div>
                <strong lang={langOf(titleOf(task))}>{titleOf(task)}</strong>
                <p className={styles.note}>
                  {words['classrooms.forDay']({ day: shortDayText(task.due) })}
                  {task.about && ` · ${task.about}`}
                </p>
              </div>
              <AskFirstButton
                small
                label={words['classrooms.takeAway']()}
                name={words['classrooms.takeAwayOf']({ title: titleOf(task) })}
                title={words['classrooms.takeAwayAsk']({ title: titleOf(task) })}
                text={words['classrooms.takeAwayText']()}
                onConfirm={async () => {
                  await removeTask(_id, taskName(task));
                  await onChanged();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <LessonTaskForm classroomId={_id} onSet={onChanged} />
    </Panel>
  );
}
