import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { missingFor, type Requirement } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { useState } from 'react';
import { useEnrolment } from '../../api/enrolments.ts';
import { continuePath } from '../../api/progress-view.ts';
import { useSession } from '../../auth/session-context.ts';
import { ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { Navigate, useLocation } from '../../ui/router.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import styles from './certificate.module.css';
import { Looking } from './looking.tsx';
import { NameForm } from './name-form.tsx';

/** What a certificate's page is told by the one before it. */
export interface CertificateState {
  /** Somebody has just been given it: the form that had the focus has gone. */
  readonly isNew: boolean;
}

/** What is said of each thing that a certificate still waits for. */
const missingWords: Readonly<Record<Requirement, () => string>> = {
  lessons: words['certificate.missingLessons'],
  quizzes: words['certificate.missingQuizzes'],
  modelTest: words['certificate.missingModelTest'],
};

function SignIn() {
  const from = useLocation();
  return (
    <EmptyState
      why="refused"
      title={words['certificate.signIn']()}
      text={words['certificate.signInText']()}
      action={
        <ActionLink to={paths.login} state={{ from }}>
          {words['fixed.login']()}
        </ActionLink>
      }
    />
  );
}

function NotYours({ courseId }: { readonly courseId: string }) {
  return (
    <EmptyState
      why="refused"
      title={words['certificate.notYours']()}
      text={words['certificate.notYoursText']()}
      action={<ActionLink to={paths.course(courseId)}>{words['certificate.seeCourse']()}</ActionLink>}
    />
  );
}

function StillToDo({ enrolment }: { readonly enrolment: Enrolment }) {
  const missing = missingFor(enrolment);
  const isTest = missing.every((one) => one === 'modelTest');
  return (
    <>
      <p>{words['certificate.still']()}</p>
      <ul>
        {missing.map((one) => (
          <li key={one}>{missingWords[one]()}</li>
        ))}
      </ul>
      <p>
        <ActionLink
          to={
            isTest
              ? { pathname: paths.modelTest, search: `?course=${enrolment.courseId}` }
              : continuePath(enrolment)
          }
        >
          {isTest ? words['certificate.toModelTest']() : words['ui.continue']()}
        </ActionLink>
      </p>
    </>
  );
}

function Steps({ courseId }: { readonly courseId: string }) {
  const { status } = useSession().state;
  const { enrolment, known, awaited, mutate } = useEnrolment(courseId);
  const [isNew, setNew] = useState(false);
  if (status === 'loading' || awaited) return <p role="status">{words['certificate.looking']()}</p>;
  if (status !== 'signed-in') return <SignIn />;
  const again = () => void mutate();
  if (!known)
    return (
      <ErrorState title={words['my-courses.failed']()} text={words['api.unreachable']()} onRetry={again} />
    );
  if (!enrolment) return <NotYours courseId={courseId} />;
  if (enrolment.certificate) {
    const to = { pathname: paths.certificate, hash: `#${enrolment.certificate}` };
    return <Navigate replace to={to} state={{ isNew } satisfies CertificateState} />;
  }
  const given = () => {
    setNew(true);
    again();
  };
  const isReady = missingFor(enrolment).length === 0;
  return (
    <>
      <p className="h3" lang={langOf(enrolment.title)}>
        {enrolment.title}
      </p>
      {isReady ? <NameForm courseId={courseId} onGiven={given} /> : <StillToDo enrolment={enrolment} />}
    </>
  );
}

/** Page to get the certificate of a finished course. */
export function Claim({ courseId }: { readonly courseId: string }) {
  const isLooking = useSession().state.status === 'loading';
  if (isLooking) return <Looking />;
  return (
    <div className={`page stack gap-4 start ${styles.looking}`}>
      <h1>{words['certificate.yours']()}</h1>
      <Steps courseId={courseId} />
    </div>
  );
}
