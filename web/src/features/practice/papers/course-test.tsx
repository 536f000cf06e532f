import type { ModelTestScore } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { practiceEndpoints } from '@pathshala/contract/practice/endpoints';
import type { ModelTestPaper, ModelTestResult } from '@pathshala/contract/practice/model-test';
import { paths } from '@pathshala/contract/site/paths';
import { useState } from 'react';
import { useEnrolment } from '../../../api/enrolments.ts';
import { useCall } from '../../../api/use-answer.ts';
import { useSession } from '../../../auth/session-context.ts';
import { ActionButton, ActionLink } from '../../../ui/action.tsx';
import { PageLoading } from '../../../ui/loading.tsx';
import { useLocation } from '../../../ui/router.ts';
import { EmptyState, ErrorState, Failure } from '../../../ui/states.tsx';
import { useWork } from '../../../ui/use-work.ts';
import { errorText } from '../../../words/format.ts';
import { langOf, languageQuery } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import { type Attempt, type LivePaper, type Outcome, useAttempt } from './attempts.ts';
import { PaperAttempt } from './paper-attempt.tsx';
import { PaperResult } from './paper-result.tsx';

interface Begun {
  readonly paper: ModelTestPaper;
  readonly live: LivePaper;
}

function Score({ best }: { readonly best: ModelTestScore }) {
  return (
    <p>
      {words['model-test.best']({ score: best.score, all: best.of })}{' '}
      {isPassed(best) ? words['model-test.passed']() : words['model-test.notPassed']()}
    </p>
  );
}

function outcomeOf({ correct }: ModelTestResult, { answers }: Attempt, key: string): Outcome {
  if (correct[Number(key)]) return 'right';
  return (answers[key] ?? '').trim() === '' ? 'open' : 'wrong';
}

interface CourseAttemptProps {
  readonly courseId: string;
  readonly begun: Begun;
  readonly onAgain: () => void;
  readonly onMarked: () => void;
}

function CourseAttempt({ courseId, begun, onAgain, onMarked }: CourseAttemptProps) {
  const { paper, live } = begun;
  const [attempt, change] = useAttempt(`course/${courseId}`, paper.id);
  const [result, setResult] = useState<ModelTestResult>();
  const call = useCall();
  async function submit() {
    const answers = paper.questions.map((_, at) => (attempt.answers[at] ?? '').slice(0, 200));
    const body = { paper: paper.id, answers };
    try {
      setResult(await call(practiceEndpoints.submitModelTest, { courseId, query: languageQuery, body }));
      onMarked();
    } catch (error) {
      throw new Error(`${errorText(error)} ${words['model-test.notSent']()}`, { cause: error });
    }
  }
  if (!result) {
    return <PaperAttempt {...{ live, attempt, change }} takesFocus onSubmit={submit} />;
  }
  return (
    <PaperResult
      {...{ live, attempt }}
      sums={{ score: result.score, of: result.of, own: 0, ownOf: 0 }}
      outcome={(key) => outcomeOf(result, attempt, key)}
      explanations={(key) => [result.explanations[Number(key)] ?? []].flat()}
    >
      <Score best={result.best} />
      <div className="cluster above-4">
        {isPassed(result.best) && (
          <ActionLink to={{ pathname: paths.certificate, search: `?course=${courseId}` }}>
            {words['model-test.toCertificate']()}
          </ActionLink>
        )}
        <ActionButton look="quiet" onClick={onAgain} text={words['model-test.again']()} />
      </div>
    </PaperResult>
  );
}

function Begin({ courseId }: { readonly courseId: string }) {
  const { enrolment, mutate } = useEnrolment(courseId);
  const [begun, setBegun] = useState<Begun>();
  const { running, error, run } = useWork();
  const call = useCall();
  const begin = () =>
    run(async () => {
      const paper = await call(practiceEndpoints.startModelTest, { courseId, query: languageQuery });
      const { showCoursePaper } = await import('./course-engine.ts');
      setBegun({ paper, live: await showCoursePaper(paper) });
    });
  if (begun) {
    return (
      <CourseAttempt
        key={begun.paper.id}
        {...{ courseId, begun }}
        onAgain={() => void begin()}
        onMarked={() => void mutate()}
      />
    );
  }
  return (
    <div className="stack">
      <p>{words['model-test.courseLead']()}</p>
      <p>{words['model-test.howItGoes']()}</p>
      {enrolment?.modelTest && <Score best={enrolment.modelTest} />}
      <Failure text={error} />
      <div className="cluster above-4">
        <ActionButton aria-disabled={running} onClick={() => void begin()}>
          {words['practice.start']()}
        </ActionButton>
        <ActionLink look="quiet" to={paths.course(courseId)} text={words['model-test.toCourse']()} />
      </div>
    </div>
  );
}

/** The school marks it, because a certificate depends on it. */
export default function CourseTest({ courseId }: { readonly courseId: string }) {
  const { status } = useSession().state;
  const { enrolment, known, awaited, mutate } = useEnrolment(courseId);
  const from = useLocation();
  if (status === 'loading' || awaited) return <PageLoading />;
  if (status !== 'signed-in') {
    return (
      <EmptyState
        title={words['model-test.signIn']()}
        text={words['model-test.signInText']()}
        action={<ActionLink to={paths.login} state={{ from }} text={words['fixed.login']()} />}
      />
    );
  }
  if (!known) {
    const again = () => void mutate();
    return (
      <ErrorState title={words['model-test.failed']()} text={words['api.unreachable']()} onRetry={again} />
    );
  }
  if (!enrolment) {
    return (
      <EmptyState
        title={words['model-test.notYours']()}
        text={words['model-test.notYoursText']()}
        action={<ActionLink to={paths.course(courseId)} text={words['model-test.toCourse']()} />}
      />
    );
  }
  return (
    <>
      <p className="strong" lang={langOf(enrolment.title)}>
        {enrolment.title}
      </p>
      <Begin courseId={courseId} />
    </>
  );
}
