import { type LessonRefusal, lessonRefusals } from '@pathshala/contract/courses/lesson-access';
import { errorCodes } from '@pathshala/contract/http/errors';
import { paths } from '@pathshala/contract/site/paths';
import { useSession } from '../../auth/session-context.ts';
import type { ApiError } from '../../http/client.ts';
import { ActionLink } from '../../ui/action.tsx';
import { useLocation } from '../../ui/router.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';

interface LessonRefusedProps {
  readonly error: ApiError;
  readonly courseId: string;
  readonly onRetry: () => void;
}

/** The texts for each reason in the contract. */
const reasons = {
  unauthenticated: {
    why: 'refused',
    title: words['lesson.forMembers'],
    text: words['lesson.forMembersText'],
  },
  'not-enrolled': { why: 'refused', title: words['lesson.withCourse'], text: words['lesson.withCourseText'] },
  'course-not-open': { why: 'empty', title: words['lesson.notOpen'], text: words['lesson.notOpenText'] },
  'not-found': { why: 'none-found', title: words['lesson.missing'], text: words['lesson.missingText'] },
} as const satisfies Record<LessonRefusal, object>;

/** The contract's reason of an error; undefined: another error, and trying again may help. */
function refusalOf(error: ApiError, visitor: boolean): LessonRefusal | undefined {
  // By status: an expired sign-in needs a new sign-in, just as a missing one does.
  const refusal = lessonRefusals.find((code) => errorCodes[code].status === error.status);
  // Somebody who has logged out in the meantime has to sign in again.
  return refusal === 'not-enrolled' && visitor ? 'unauthenticated' : refusal;
}

/** The page that asks for consent opens by itself; this is for people who come back from it. */
function ConsentNeeded({ text }: { text: string }) {
  const from = useLocation();
  const action = (
    <ActionLink to={paths.age} state={{ from }}>
      {words['lesson.whatIsMissing']()}
    </ActionLink>
  );
  return <EmptyState why="refused" title={words['errors.consent-needed']()} text={text} action={action} />;
}

/** Why a lesson is not shown, and what to do: sign in, get the course, or try again. */
export function LessonRefused({ error, courseId, onRetry }: LessonRefusedProps) {
  const { state } = useSession();
  const location = useLocation();
  if (error.code === 'consent-needed') return <ConsentNeeded text={error.message} />;
  const visitor = state.status !== 'signed-in';
  const refusal = refusalOf(error, visitor);
  if (!refusal) return <ErrorState title={words['lesson.failed']()} text={error.message} onRetry={onRetry} />;
  const courseLink = (
    <ActionLink to={paths.course(courseId)} look={visitor ? 'quiet' : 'primary'}>
      {words['lesson.seeCourse']()}
    </ActionLink>
  );
  const ways = (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' }}>
      <ActionLink to={paths.login} state={{ from: location }}>
        {words['fixed.login']()}
      </ActionLink>
      {courseLink}
    </div>
  );
  const { why, title, text } = reasons[refusal];
  const action = refusal === 'unauthenticated' ? ways : courseLink;
  return <EmptyState why={why} title={title()} text={text()} action={action} />;
}
