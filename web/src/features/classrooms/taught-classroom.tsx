import type { ClassroomTable } from '@pathshala/contract/classrooms/classroom';
import { paths } from '@pathshala/contract/site/paths';
import { useClassroomCalls, useTaughtClassroom } from '../../api/classrooms.ts';
import { AskFirstButton } from '../../auth/ask-first-button.tsx';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { Page } from '../../ui/page.tsx';
import { useNavigate } from '../../ui/router.ts';
import { Async } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import styles from './classrooms.module.css';
import { CodePanel } from './code-panel.tsx';
import { PupilsPanel } from './pupils-panel.tsx';
import { TasksPanel } from './tasks-panel.tsx';
import { ToCome } from './to-come.tsx';

const tools = () => (
  <div className="cluster screen">
    <ActionLink small look="quiet" to={paths.teaching}>
      {words['titles.teaching']()}
    </ActionLink>
    <ActionButton small look="quiet" onClick={() => window.print()}>
      {words['classrooms.print']()}
    </ActionButton>
  </div>
);

interface ContentProps {
  readonly classroom: ClassroomTable;
  /** Reloads the classroom. */
  readonly onChanged: () => Promise<unknown>;
}

function Content({ classroom, onChanged }: ContentProps) {
  const { end } = useClassroomCalls();
  const navigate = useNavigate();
  const { _id, name } = classroom;
  return (
    <Page title={name} aside={tools()}>
      <div className={`stack gap-6 ${styles.class}`}>
        <CodePanel classroom={classroom} onChanged={onChanged} />
        <PupilsPanel classroom={classroom} onChanged={onChanged} />
        <TasksPanel classroom={classroom} onChanged={onChanged} />
        <AskFirstButton
          label={words['classrooms.end']()}
          title={words['classrooms.endAsk']({ name })}
          text={words['classrooms.endText']()}
          onConfirm={async () => {
            await end(_id);
            await navigate(paths.teaching, { replace: true });
          }}
        />
      </div>
    </Page>
  );
}

/** One class of a teacher's own: its code, who is in it and how far they are, what is set. */
export default function TaughtClassroom({ id }: { readonly id: string }) {
  const answer = useTaughtClassroom(id);
  return (
    <Async
      answer={answer}
      failure={words['classrooms.failed']()}
      loading={
        <Page title={words['titles.teaching']()}>
          <ToCome />
        </Page>
      }
    >
      {(classroom) => <Content classroom={classroom} onChanged={() => answer.mutate()} />}
    </Async>
  );
}
