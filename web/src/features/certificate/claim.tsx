import { endpoints } from '@pathshala/contract/calls/endpoints';
import { missingFor } from '@pathshala/contract/certificates/requirements';
import { certificateNameMax } from '@pathshala/contract/certificates/token';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { type FormEvent, useId, useState } from 'react';
import { useEnrolment } from '../../api/enrolments.ts';
import { wayOn } from '../../api/progress-view.ts';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../auth/session-context.ts';
import { languageQuery } from '../../http/language-query.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { Failure } from '../../ui/failure.tsx';
import { langOf } from '../../ui/language.ts';
import { Navigate, useLocation } from '../../ui/router.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import styles from './certificate.module.css';
import type { CertificateState } from './certificate-state.ts';
import { Looking } from './looking.tsx';
import { missingWords } from './missing-words.ts';

function SignIn() {
  const from = useLocation();
  return (
    <EmptyState
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
            isTest ? { pathname: paths.modelTest, search: `?course=${enrolment.courseId}` } : wayOn(enrolment)
          }
        >
          {isTest ? words['certificate.toModelTest']() : words['ui.continue']()}
        </ActionLink>
      </p>
    </>
  );
}

interface NameFormProps {
  readonly courseId: string;
  readonly onGiven: () => void;
}

/** Asks for the name: it is signed, and so it cannot be changed afterwards. */
function NameForm({ courseId, onGiven }: NameFormProps) {
  const { user } = useSession().state;
  const [name, setName] = useState((user?.displayName ?? '').slice(0, certificateNameMax));
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const note = useId();
  const call = useCall();
  async function ask(event: FormEvent) {
    event.preventDefault();
    if (running) return;
    setRunning(true);
    setError(null);
    await call(endpoints.certificate, { courseId, query: languageQuery, body: { name } }).then(
      onGiven,
      (failure: Error) => setError(failure.message),
    );
    setRunning(false);
  }
  return (
    <form className={`stack ${styles.form}`} onSubmit={(event) => void ask(event)}>
      <label className="stack gap-1 strong">
        {words['certificate.yourName']()}
        <input
          className="control"
          required
          maxLength={certificateNameMax}
          autoComplete="name"
          value={name}
          aria-describedby={note}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <p id={note} className="soft">
        {words['certificate.nameStays']()}
      </p>
      <ActionButton type="submit" aria-disabled={running}>
        {words['certificate.get']()}
      </ActionButton>
      <Failure text={error} />
    </form>
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

/** Where somebody gets the certificate of a course that they have finished. */
export function Claim({ courseId }: { readonly courseId: string }) {
  const isLooking = useSession().state.status === 'loading';
  if (isLooking) return <Looking />;
  return (
    <div className={`stack gap-4 ${styles.looking}`}>
      <h1>{words['certificate.yours']()}</h1>
      <Steps courseId={courseId} />
    </div>
  );
}
