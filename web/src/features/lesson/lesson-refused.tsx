import { errorCodes } from '@pathshala/contract/errors';
import { type LessonRefusal, lessonRefusals } from '@pathshala/contract/lesson-access';
import { paths } from '@pathshala/contract/paths';
import { useLocation } from 'react-router-dom';
import type { ApiError } from '../../api/client.ts';
import { useSession } from '../../auth/session-context.ts';
import { ActionLink } from '../../ui/action.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

interface LessonRefusedProps {
  readonly error: ApiError;
  readonly courseId: string;
  readonly onRetry: () => void;
}

/** What is said for each reason that the contract has. */
const words: Record<LessonRefusal, { title: string; text: string }> = {
  unauthenticated: {
    title: 'This lesson is for those who have joined',
    text: 'Sign in, and you come back to this page. The first lesson of every course is free to read without an account.',
  },
  'not-enrolled': {
    title: 'This lesson opens with the course',
    text: 'You do not have this course yet. Its page says what it costs and what you will learn.',
  },
  'course-not-open': {
    title: 'This course is still being written',
    text: 'Its lessons cannot be read yet. The course page can tell you when it opens.',
  },
  'not-found': {
    title: 'There is no such lesson',
    text: 'Perhaps the address has a slip of the pen, or the lesson was moved.',
  },
};

/** Which of the contract's reasons an error is; undefined: it is none, and trying again may help. */
function refusalOf(error: ApiError, visitor: boolean): LessonRefusal | undefined {
  // By the status: an expired sign-in is a reason to sign in, like none at all.
  const refusal = lessonRefusals.find((code) => errorCodes[code].status === error.status);
  // Who has signed out since the question was asked is led to sign in.
  return refusal === 'not-enrolled' && visitor ? 'unauthenticated' : refusal;
}

/** The page that asks for it opens by itself; this is for who comes back from there. */
function ConsentNeeded({ text }: { text: string }) {
  const from = useLocation();
  const action = (
    <ActionLink to={paths.age} state={{ from }}>
      See what is missing
    </ActionLink>
  );
  return <EmptyState title={errorCodes['consent-needed'].title} text={text} action={action} />;
}

/** Why a lesson is not shown, and the way on: sign in, get the course, or try again. */
export function LessonRefused({ error, courseId, onRetry }: LessonRefusedProps) {
  const { state } = useSession();
  const location = useLocation();
  if (error.code === 'consent-needed') return <ConsentNeeded text={error.message} />;
  const visitor = state.status !== 'signed-in';
  const refusal = refusalOf(error, visitor);
  if (!refusal)
    return <ErrorState title="The lesson did not arrive" text={error.message} onRetry={onRetry} />;
  const courseLink = (
    <ActionLink to={paths.course(courseId)} look={visitor ? 'quiet' : 'primary'}>
      See the course
    </ActionLink>
  );
  const ways = (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' }}>
      <ActionLink to={paths.login} state={{ from: location }}>
        Login
      </ActionLink>
      {courseLink}
    </div>
  );
  return <EmptyState {...words[refusal]} action={refusal === 'unauthenticated' ? ways : courseLink} />;
}
