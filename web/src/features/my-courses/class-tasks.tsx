import type { JoinedClassroom } from '@pathshala/contract/classrooms/classroom';
import { paths } from '@pathshala/contract/site/paths';
import { useJoinedClassrooms } from '../../api/classrooms.ts';
import { useTaskTitles } from '../../api/skill-titles.ts';
import { taskPath } from '../../course-ui/task-path.ts';
import { isOverdue, taskStateText } from '../../course-ui/task-state.ts';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';

/** Tasks that are named here; the page of classes has all of them. */
const max = 3;

type OpenTask = JoinedClassroom['tasks'][number];

function NamedLink({ task, title }: { readonly task: OpenTask; readonly title: string }) {
  return (
    <Link className="tap strong" to={taskPath(task, task.progress.state)} lang={langOf(title)}>
      {title}
    </Link>
  );
}

/** What a student's teachers have set and is not done yet, the soonest first. Who is in no class sees nothing of it. */
export function ClassTasks() {
  const { data = [] } = useJoinedClassrooms();
  const open = data
    .flatMap(({ tasks }) => tasks)
    .filter(({ title, progress }) => title !== null && progress.state !== 'done')
    .sort((a, b) => a.due.localeCompare(b.due));
  const titleOf = useTaskTitles(open);
  if (open.length === 0) return null;
  return (
    <section
      className="card pad stack gap-1 edge good below-4"
      aria-label={words['classrooms.fromTeacher']()}
    >
      <h3 className="h4">{words['classrooms.fromTeacher']()}</h3>
      <ul className="stack gap-0">
        {open.slice(0, max).map((task) => (
          <li key={`${task.kind}.${task.id}`}>
            <NamedLink task={task} title={titleOf(task) ?? words['classrooms.taskGone']()} />
            <p className={isOverdue(task, task.progress) ? 'error' : 'soft'}>{taskStateText(task)}</p>
          </li>
        ))}
      </ul>
      <Link className="tap strong" to={paths.classrooms}>
        {words['classrooms.allTasks']({ count: open.length })}
      </Link>
    </section>
  );
}
