import type { JoinedClassroom } from '@pathshala/contract/classrooms/classroom';
import { useClassroomCalls } from '../../api/classrooms.ts';
import { useTaskTitles } from '../../api/skill-titles.ts';
import { AskFirstButton } from '../../auth/ask-first-button.tsx';
import { langOf } from '../../ui/language.ts';
import { words } from '../../words/words.ts';
import { OwnTask } from './own-task.tsx';
import { Panel } from './panel.tsx';

interface JoinedClassroomProps {
  readonly classroom: JoinedClassroom;
  /** Asks for what is left. */
  readonly onLeft: () => Promise<unknown>;
}

/** A class that one is in: its teacher, what is set, and the way out. */
export function JoinedClassroomSection({ classroom, onLeft }: JoinedClassroomProps) {
  const { leave } = useClassroomCalls();
  const { _id, name, teacher, tasks, closed = false } = classroom;
  const titleOf = useTaskTitles(tasks);
  const isDone = (one: (typeof tasks)[number]) => Number(one.progress.state === 'done');
  const inOrder = [...tasks].sort((a, b) => isDone(a) - isDone(b) || a.due.localeCompare(b.due));
  return (
    <Panel title={name}>
      <p>
        {words['classrooms.teacher']()}{' '}
        <strong lang={langOf(teacher)}>{teacher || words['classrooms.noName']()}</strong>
      </p>
      {closed && <p>{words['classrooms.notTaught']()}</p>}
      {tasks.length === 0 ? (
        <p className="soft">{words['classrooms.noTasks']()}</p>
      ) : (
        <>
          <ul className="stack gap-0 lines">
            {inOrder.map((task) => (
              <OwnTask key={`${task.kind}.${task.id}`} task={task} title={titleOf(task)} />
            ))}
          </ul>
          {!closed && <p className="soft">{words['classrooms.alsoSeen']()}</p>}
        </>
      )}
      <AskFirstButton
        label={words['classrooms.leave']()}
        name={words['classrooms.leaveOf']({ name })}
        title={words['classrooms.leaveAsk']({ name })}
        text={words['classrooms.leaveText']()}
        onConfirm={async () => {
          await leave(_id);
          await onLeft();
        }}
      />
    </Panel>
  );
}
