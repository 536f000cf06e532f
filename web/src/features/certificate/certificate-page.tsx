import { certificateEndpoints } from '@pathshala/contract/certificates/endpoints';
import { certificateNameMax } from '@pathshala/contract/certificates/token';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { missingFor, type Requirement } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { type FormEvent, useId, useState } from 'react';
import { continuePath, useEnrolment } from '../../api/enrolments.ts';
import { useCall } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { metaOf } from '../../page/page-meta.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { Navigate, useLocation } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { EmptyState, ErrorState, Failure } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useWork } from '../../ui/use-work.ts';
import { Written } from '../../ui/written.tsx';
import { languageQuery } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './certificate.module.css';
import { CertificateShown, Looking } from './certificate-shown.tsx';

interface CertificateState {
  /** Issued just now: takes the focus, because the form that had it is gone. */
  readonly isNew: boolean;
}

const missingWords: Readonly<Record<Requirement, () => string>> = {
  lessons: words['certificate.missingLessons'],
  quizzes: words['certificate.missingQuizzes'],
  modelTest: words['certificate.missingModelTest'],
};

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
  const from = useLocation();
  if (awaited) return <p role="status">{words['certificate.looking']()}</p>;
  if (status !== 'signed-in')
    return (
      <EmptyState
        why="refused"
        title={words['certificate.signIn']()}
        text={words['certificate.signInText']()}
        action={<ActionLink to={paths.login} state={{ from }} text={words['fixed.login']()} />}
      />
    );
  const again = () => void mutate();
  if (!known)
    return (
      <ErrorState title={words['my-courses.failed']()} text={words['api.unreachable']()} onRetry={again} />
    );
  if (!enrolment)
    return (
      <EmptyState
        why="refused"
        title={words['certificate.notYours']()}
        text={words['certificate.notYoursText']()}
        action={<ActionLink to={paths.course(courseId)} text={words['certificate.seeCourse']()} />}
      />
    );
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
      <Written as="p" className="h3" text={enrolment.title} />
      {isReady ? <NameForm courseId={courseId} onGiven={given} /> : <StillToDo enrolment={enrolment} />}
    </>
  );
}

function Claim({ courseId }: { readonly courseId: string }) {
  const isLooking = useSession().state.status === 'loading';
  if (isLooking) return <Looking />;
  return (
    <div className={`page stack gap-4 start ${styles.looking}`}>
      <h1>{words['certificate.yours']()}</h1>
      <Steps courseId={courseId} />
    </div>
  );
}

/** The name is signed, so it cannot be changed later. */
function NameForm({ courseId, onGiven }: { readonly courseId: string; readonly onGiven: () => void }) {
  const { user } = useSession().state;
  const [name, setName] = useState((user?.displayName ?? '').slice(0, certificateNameMax));
  const { running, error, run } = useWork();
  const note = useId();
  const call = useCall();
  function ask(event: FormEvent) {
    event.preventDefault();
    const given = { courseId, query: languageQuery, body: { name } };
    void run(() => call(certificateEndpoints.certificate, given).then(onGiven));
  }
  return (
    <form className={`stack start ${styles.form}`} onSubmit={ask}>
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
      <ActionButton type="submit" aria-disabled={running} text={words['certificate.get']()} />
      <Failure text={error} />
    </form>
  );
}

export const meta = metaOf(pages.certificate, words['titles.certificate'], words['descriptions.certificate']);

function NoLink() {
  return (
    <>
      <h1 className="h3 middle" style={{ paddingTop: 'var(--ps-space-panel)' }}>
        {words['titles.certificate']()}
      </h1>
      <EmptyState
        why="none-found"
        title={words['certificate.noLink']()}
        text={words['certificate.noLinkText']()}
        action={<ActionLink to={paths.myCourses}>{words['fixed.myCourses']()}</ActionLink>}
      />
    </>
  );
}

function Content() {
  const { hash, search, state } = useLocation();
  const token = hash.slice(1);
  const courseId = new URLSearchParams(search).get('course');
  if (token)
    return <CertificateShown token={token} isNew={(state as CertificateState | null)?.isNew === true} />;
  return courseId ? <Claim courseId={courseId} /> : <NoLink />;
}

/**
 * The certificate is in the fragment of the address, so no server gets it; `?course=` leads to the form.
 * docs/decisions/0115-signed-certificates.md
 */
export function Component() {
  return <Wrap>{useHydrated() ? <Content /> : <Looking />}</Wrap>;
}
