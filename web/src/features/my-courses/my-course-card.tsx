import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import type { ReactNode } from 'react';
import { continuePath, lessonOf, progressOf } from '../../api/progress-view.ts';
import { CertificateLink } from '../../course-ui/certificate-link.tsx';
import { ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import styles from './my-courses.module.css';
import { QuizResults } from './quiz-results.tsx';

type Item = Enrolment['lessons'][number];

/** What the card says of where they are, and what its button says. */
interface Standing {
  readonly line: ReactNode;
  readonly label: () => string;
}

/** Puts a lesson's title into a line, marked with its own language. */
const titled = ({ title }: Item) => ({
  lesson: (inside: ReactNode) => <span lang={langOf(title)}>{inside}</span>,
});

function standingOf(enrolment: Enrolment): Standing {
  const { lessons, nextLesson, lessonsDone } = enrolment;
  const here = lessonOf(enrolment);
  if (here) {
    const number = lessons.indexOf(here) + 1;
    const parts = words['my-courses.inLesson'].parts({ number, title: here.title });
    return { line: withMarkup(parts, titled(here)), label: words['ui.continue'] };
  }
  const next = lessons.find((lesson) => lesson.id === nextLesson);
  if (!next) return { line: words['my-courses.allDone'](), label: words['ui.readAgain'] };
  const line = withMarkup(words['my-courses.next'].parts({ title: next.title }), titled(next));
  const begun = lessonsDone.length > 0;
  return { line, label: begun ? words['ui.continue'] : words['my-courses.start'] };
}

/** One of the student's courses: where they are, how far, what they reached in its quizzes, and the way on. */
export function MyCourseCard({ enrolment }: { enrolment: Enrolment }) {
  const { line, label } = standingOf(enrolment);
  return (
    <article className={`card stack gap-4 ${styles.card}`}>
      <div className={`row gap-4 start ${styles.head}`}>
        <img src={enrolment.img} alt="" width={120} height={90} />
        <div>
          <h3 className="h4" lang={langOf(enrolment.title)}>
            {enrolment.title}
          </h3>
          <p className="soft">{line}</p>
        </div>
      </div>
      <div className="stack foot">
        <ProgressBar {...progressOf(enrolment)} label={words['ui.progressIn']({ title: enrolment.title })} />
        <QuizResults enrolment={enrolment} />
        <ActionLink
          small
          look={label === words['ui.readAgain'] ? 'quiet' : 'primary'}
          to={continuePath(enrolment)}
          aria-label={`${label()}: ${enrolment.title}`}
        >
          {label()}
        </ActionLink>
        <CertificateLink enrolment={enrolment} />
      </div>
    </article>
  );
}
