import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { continuePath, progressOf, useEnrolments } from '../../../api/enrolments.ts';
import { SwrProvider } from '../../../api/swr-provider.tsx';
import { ActionLink } from '../../../ui/action.tsx';
import { langOf } from '../../../ui/language.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Link } from '../../../ui/router.ts';
import { AsyncList } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import styles from './progress.module.css';

function CourseProgress({ enrolment }: { readonly enrolment: Enrolment }) {
  const { title, quizzes } = enrolment;
  return (
    <article className="card pad stack">
      <h3 className="h4" lang={langOf(title)}>
        <Link className="plain whole" to={continuePath(enrolment)}>
          {title}
        </Link>
      </h3>
      <ProgressBar {...progressOf(enrolment)} label={words['ui.progressIn']({ title })} />
      <p className="note">{words['progress.quizzes']({ count: quizzes.length })}</p>
    </article>
  );
}

function Courses() {
  return (
    <section aria-labelledby="courses" className="stack">
      <h2 id="courses" className="part">
        {words['progress.courses']()}
      </h2>
      <AsyncList
        answer={useEnrolments()}
        failure={words['progress.coursesFailed']()}
        loading={<div role="status" aria-label={words['my-courses.loading']()} className={styles.coming} />}
        empty={
          <div className="cluster gap-4">
            <p className="soft">{words['progress.noCourses']()}</p>
            <ActionLink small look="quiet" to={paths.courses}>
              {words['my-courses.seeFree']()}
            </ActionLink>
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
    </section>
  );
}

export default function OwnCourses() {
  return (
    <SwrProvider>
      <Courses />
    </SwrProvider>
  );
}
