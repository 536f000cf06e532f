import type { Enrolment } from '@pathshala/contract/enrolment';
import { isPassed } from '../../api/progress-view.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import styles from './my-courses.module.css';

/** The best that a student has reached in each quiz of a course, lesson by lesson. */
export function QuizResults({ enrolment }: { enrolment: Enrolment }) {
  const { title, lessons, quizzes } = enrolment;
  if (quizzes.length === 0) return <p className={styles.results}>No quiz tried yet</p>;
  return (
    <div className={styles.results}>
      <span aria-hidden="true">Quizzes</span>
      <ul aria-label={`Quiz results in ${title}`}>
        {quizzes.map(({ lessonId, score, of }) => {
          const number = lessons.findIndex(({ id }) => id === lessonId) + 1;
          const passed = isPassed({ score, of });
          return (
            <li key={lessonId} className={passed ? styles.passed : ''}>
              <span aria-hidden="true">
                {number}. {score}/{of}
                {passed && ' ✓'}
              </span>
              <span style={visuallyHidden}>
                Lesson {number}: {score} of {of} right{passed ? ', passed' : ', not passed yet'}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
