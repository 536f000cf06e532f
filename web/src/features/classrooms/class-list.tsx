import { codeInHalves, type TaughtClassroom } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { Toaster } from 'react-hot-toast';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Section } from '../../ui/section.tsx';
import { type Answer, AsyncList } from '../../ui/states.tsx';
import { WrittenLink } from '../../ui/written.tsx';
import { words } from '../../words/words.ts';
import { AssignButton } from './assign-button.tsx';
import { ToCome } from './panel.tsx';

export const addressOf = (id: string) => ({
  pathname: paths.teaching,
  search: `?${new URLSearchParams({ class: id })}`,
});

interface ClassListProps {
  readonly answer: Answer<readonly TaughtClassroom[]>;
  /** The level of the classes' headings. */
  readonly as: 'h2' | 'h3';
  readonly onSet: () => Promise<unknown>;
}

export function ClassList({ answer, as: Heading, onSet }: ClassListProps) {
  return (
    <AsyncList
      answer={answer}
      loading={<ToCome />}
      failure={words['classrooms.failed']()}
      empty={<p className="soft">{words['classrooms.noneTaught']()}</p>}
    >
      {(classrooms) => (
        <ul className="tiles">
          {classrooms.map(({ _id, name, code, pupils, tasks }) => (
            <li key={_id} className="card pad stack gap-2">
              <Heading className="h3">
                <WrittenLink to={addressOf(_id)} text={name} />
              </Heading>
              <p>
                {words['classrooms.pupilCount']({ count: pupils })} ·{' '}
                {words['classrooms.taskCount']({ count: tasks })}
              </p>
              <p className="soft">
                {code
                  ? words['classrooms.codeIs']({ code: codeInHalves(code) })
                  : words['classrooms.closed']()}
              </p>
              <AssignButton look="quiet" classroomId={_id} className={name} onSet={onSet} />
            </li>
          ))}
        </ul>
      )}
    </AsyncList>
  );
}

/** What a teacher comes to home for. */
export default function ClassesSection() {
  const answer = useOwnAnswer(classroomEndpoints.taughtClassrooms, {});
  return (
    <Section
      title={words['titles.teaching']()}
      tinted
      aside={<ActionLink small look="quiet" to={paths.teaching} text={words['my-courses.classes']()} />}
    >
      <ClassList as="h3" answer={answer} onSet={() => answer.mutate()} />
      {/* Home has no other. As in app/pages-layout.tsx. */}
      <Toaster position="top-right" toastOptions={{ duration: 5000 }} />
    </Section>
  );
}
