import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { continuePath, progressOf, useEnrolments } from '../../../api/enrolments.ts';
import { SwrProvider } from '../../../api/swr-provider.tsx';
import { ActionLink } from '../../../ui/action.tsx';
import { Part } from '../../../ui/page.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { AsyncList } from '../../../ui/states.tsx';
import { WrittenLink } from '../../../ui/written.tsx';
import { langOf } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import styles from './progress.module.css';

function CourseProgress({ enrolment }: { readonly enrolment: Enrolment }) {
  const { title, lessons, quizzes } = enrolment;
  return (
    <article className="card pad stack">
      <h3 className="h4" lang={langOf(title)}>
        <WrittenLink className="plain whole" to={continuePath(enrolment)} text={title} />
      </h3>
      <ProgressBar {...progressOf(enrolment)} label={words['ui.progressIn']({ title })} />
      <ul className="note" aria-label={words['ui.quiz']()}>
        {quizzes.map(({ lessonId, ...result }) => (
          <li key={lessonId}>
            {(isPassed(result) ? words['progress.quizPassed'] : words['progress.quizNotPassed'])({
              lesson: lessons.findIndex(({ id }) => id === lessonId) + 1,
              right: result.score,
              all: result.of,
            })}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Courses() {
  return (
    <Part title={words['progress.courses']()}>
      <AsyncList
        answer={useEnrolments()}
        failure={words['progress.coursesFailed']()}
        loading={<div role="status" aria-label={words['my-courses.loading']()} style={{ minHeight: 140 }} />}
        empty={
          <div className="cluster gap-4">
            <p className="soft">{words['progress.noCourses']()}</p>
            <ActionLink small look="quiet" to={paths.courses} text={words['my-courses.seeFree']()} />
          </div>
        }
      >
        {(enrolments) => (
          <div className={`tiles start ${styles.groups}`}>
            {enrolments.map((enrolment) => (
              <CourseProgress key={enrolment.courseId} enrolment={enrolment} />
            ))}
          </div>
        )}
      </AsyncList>
    </Part>
  );
}

export default function OwnCourses() {
  return (
    <SwrProvider>
      <Courses />
    </SwrProvider>
  );
}
