import type { Lesson } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { useSession } from '../../auth/session-context.ts';
import { ActionLink } from '../../ui/action.tsx';
import { words } from '../../words/words.ts';
import type { PassedBefore } from './use-join-on-arrival.ts';

interface NextLessonProps {
  readonly lesson: Lesson;
  /** Number of the next lesson, from 1. */
  readonly number: number;
  /** Whether the course is free; undefined: not known yet. */
  readonly free: boolean | undefined;
  readonly joined: boolean;
}

/**
 * The main button below a passed quiz. It leads to the next lesson if the reader may read it. It tells a visitor why to
 * register first; they then return to the next lesson of a free course, or to the page of a course with a price.
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
