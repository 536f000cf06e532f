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

/** Why a lesson is not shown, and the way on: sign in, get the course, or try again. */
export function LessonRefused({ error, courseId, onRetry }: LessonRefusedProps) {
  const { state } = useSession();
  const location = useLocation();
  const courseLink = (
    <ActionLink to={paths.course(courseId)} look={state.status === 'signed-in' ? 'primary' : 'quiet'}>
      See the course
    </ActionLink>
  );
  const visitor = state.status !== 'signed-in';
  if (error.status === 401 || (error.status === 403 && visitor)) {
    return (
      <EmptyState
        title="This lesson is for those who have joined"
        text="Sign in, and you come back to this page. The first lesson of every course is free to read without an account."
        action={
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' }}>
            <ActionLink to={paths.login} state={{ from: location }}>
              Login
            </ActionLink>
            {courseLink}
          </div>
        }
      />
    );
  }
  if (error.status === 403) {
    return (
      <EmptyState
        title="This lesson opens with the course"
        text="You do not have this course yet. Its page says what it costs and what you will learn."
        action={courseLink}
      />
    );
  }
  if (error.code === 'course-not-open') {
    return (
      <EmptyState
        title="This course is still being written"
        text="Its lessons cannot be read yet. The course page can tell you when it opens."
        action={courseLink}
      />
    );
  }
  if (error.status === 404) {
    return (
      <EmptyState
        title="There is no such lesson"
        text="Perhaps the address has a slip of the pen, or the lesson was moved."
        action={courseLink}
      />
    );
  }
  return <ErrorState title="The lesson did not arrive" text={error.message} onRetry={onRetry} />;
}
