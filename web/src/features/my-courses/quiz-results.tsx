import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/pass-mark';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { words } from '../../words/words.ts';
import styles from './my-courses.module.css';

/** The best that a student has reached in each quiz of a course, lesson by lesson. */
export function QuizResults({ enrolment }: { enrolment: Enrolment }) {
  const { title, lessons, quizzes } = enrolment;
  if (lessons.every(({ noQuiz }) => noQuiz)) return null;
  if (quizzes.length === 0)
    return <p className={`row gap-2 note ${styles.results}`}>{words['my-courses.noQuiz']()}</p>;
  return (
    <div className={`row gap-2 note ${styles.results}`}>
      <span aria-hidden="true">{words['my-courses.quizzes']()}</span>
      <ul className="cluster gap-1" aria-label={words['my-courses.quizResults']({ title })}>
        {quizzes.map(({ lessonId, score, of }) => {
          const lesson = lessons.findIndex(({ id }) => id === lessonId) + 1;
          const passed = isPassed({ score, of });
          const spoken = passed ? words['my-courses.quizPassed'] : words['my-courses.quizNotPassed'];
          return (
            <li key={lessonId} className={passed ? styles.passed : ''}>
              <span aria-hidden="true">
                {words['my-courses.quizShort']({ lesson, right: score, all: of })}
                {passed && ' ✓'}
              </span>
              <span style={visuallyHidden}>{spoken({ lesson, right: score, all: of })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
