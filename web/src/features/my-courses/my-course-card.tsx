import type { Enrolment } from '@pathshala/contract/enrolment';
import type { ReactNode } from 'react';
import { lessonOf, progressOf, wayOn } from '../../api/progress-view.ts';
import { ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './my-courses.module.css';
import { QuizResults } from './quiz-results.tsx';

type Item = Enrolment['lessons'][number];

/** What the card says of where they are, and what its button says. */
interface Standing {
  readonly line: ReactNode;
  readonly words: 'Start' | 'Continue' | 'Read again';
}

function Title({ of }: { of: Item }) {
  return <span lang={langOf(of.title)}>{of.title}</span>;
}

function standingOf(enrolment: Enrolment): Standing {
  const { lessons, nextLesson, place, lessonsDone } = enrolment;
  const here = lessonOf(enrolment);
  if (here) {
    const number = lessons.indexOf(here) + 1;
    const line = (
      <>
        You are in lesson {number}: <Title of={here} />
      </>
    );
    return { line, words: 'Continue' };
  }
  const next = lessons.find((lesson) => lesson.id === nextLesson);
  if (!next) return { line: 'Every lesson is done. Well done!', words: 'Read again' };
  const line = (
    <>
      Next: <Title of={next} />
    </>
  );
  return { line, words: place || lessonsDone.length > 0 ? 'Continue' : 'Start' };
}

/** One of the student's courses: where they are, how far, what they reached in its quizzes, and the way on. */
export function MyCourseCard({ enrolment }: { enrolment: Enrolment }) {
  const { line, words } = standingOf(enrolment);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <img src={enrolment.img} alt="" width={120} height={90} />
        <div>
          <h3 lang={langOf(enrolment.title)}>{enrolment.title}</h3>
          <p className={styles.next}>{line}</p>
        </div>
      </div>
      <div className={styles.end}>
        <ProgressBar {...progressOf(enrolment)} label={`Your progress in ${enrolment.title}`} />
        <QuizResults enrolment={enrolment} />
        <ActionLink
          small
          look={words === 'Read again' ? 'quiet' : 'primary'}
          to={wayOn(enrolment)}
          aria-label={`${words}: ${enrolment.title}`}
        >
          {words}
        </ActionLink>
      </div>
    </article>
  );
}
