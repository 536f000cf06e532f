import { useJoinedClassrooms } from '../../api/classrooms.ts';
import { AsyncList } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { JoinSection } from './join-section.tsx';
import { JoinedClassroomSection } from './joined-classroom.tsx';
import { ToCome } from './to-come.tsx';

/** The classes that one is in, and joining another, which comes with them: a list that comes later would move it. */
export default function MyClassrooms() {
  const answer = useJoinedClassrooms();
  const askAgain = () => answer.mutate();
  return (
    <div className="stack gap-6">
      <AsyncList
        answer={answer}
        loading={<ToCome />}
        failure={words['classrooms.failed']()}
        empty={<p className="soft">{words['classrooms.none']()}</p>}
      >
        {(classrooms) =>
          classrooms.map((one) => <JoinedClassroomSection key={one._id} classroom={one} onLeft={askAgain} />)
        }
      </AsyncList>
      {(answer.data || answer.error) && <JoinSection onJoined={() => void askAgain()} />}
    </div>
  );
}
