import type { Lesson } from '@pathshala/contract/courses/lesson';
import { paths } from '@pathshala/contract/site/paths';
import { useSession } from '../../auth/session-context.ts';
import { ActionLink } from '../../ui/action.tsx';
import { words } from '../../words/words.ts';
import type { PassedBefore } from './use-join-on-arrival.ts';

interface NextLessonProps {
  readonly lesson: Lesson;
  /** Number of the lesson to come, counted from 1. */
  readonly number: number;
  /** Whether the course costs nothing; undefined: not known yet. */
  readonly free: boolean | undefined;
  readonly joined: boolean;
}

/**
 * The main button under a passed quiz: the next lesson, for anyone who may read it. A visitor registers first, and is told what
 * for; they come back to the next lesson of a free course, to the page of one that is bought.
 */
export function NextLesson({ lesson, number, free, joined }: NextLessonProps) {
  const { state } = useSession();
  const { courseId, next, _id } = lesson;
  if (next === null) return null;
  if (joined) return <ActionLink to={paths.lesson(courseId, next)}>{words['lesson.next']()}</ActionLink>;
  const course = paths.course(courseId);
  if (state.status !== 'signed-out') {
    return (
      <ActionLink to={course}>
        {free ? words['lesson.joinAndGoOn']() : words['lesson.getAndGoOn']()}
      </ActionLink>
    );
  }
  const back = { pathname: free ? paths.lesson(courseId, next) : course, search: '', hash: '' };
  const register = words['fixed.register']();
  const passed: PassedBefore = { passed: _id };
  return (
    <ActionLink to={paths.register} state={{ from: { ...back, state: passed } }}>
      {free
        ? words['lesson.registerFree']({ register, place: number })
        : words['lesson.registerToKeep']({ register })}
    </ActionLink>
  );
}
