import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { ModelTestScore } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import type { ModelTestPaper, ModelTestResult } from '@pathshala/contract/practice/model-test';
import { paths } from '@pathshala/contract/site/paths';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { languageQuery } from '../../../http/language-query.ts';
import { ActionButton, ActionLink } from '../../../ui/action.tsx';
import { words } from '../../../words/words.ts';
import type { Attempt } from './attempts.ts';
import type { LivePaper, Outcome } from './live-paper.ts';
import { PaperAttempt } from './paper-attempt.tsx';
import { PaperResult } from './paper-result.tsx';
import { useAttempt } from './use-attempt.ts';

/** A paper that the school has assigned. */
export interface Begun {
  readonly paper: ModelTestPaper;
  readonly live: LivePaper;
}

export function Score({ best }: { readonly best: ModelTestScore }) {
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

/** A paper of the school: it is answered here and marked by the school. */
export function CourseAttempt({ courseId, begun, onAgain, onMarked }: CourseAttemptProps) {
  const { paper, live } = begun;
  const [attempt, change] = useAttempt(`course/${courseId}`, paper.id);
  const [result, setResult] = useState<ModelTestResult>();
  const call = useCall();
  async function submit(): Promise<string | null> {
    const answers = paper.questions.map((_, at) => (attempt.answers[at] ?? '').slice(0, 200));
    const body = { paper: paper.id, answers };
    try {
      setResult(await call(endpoints.submitModelTest, { courseId, query: languageQuery, body }));
      onMarked();
      return null;
    } catch (error) {
      return `${error instanceof Error ? error.message : ''} ${words['model-test.notSent']()}`.trim();
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
        {isPassed(result.best) ? (
          <ActionLink to={{ pathname: paths.certificate, search: `?course=${courseId}` }}>
            {words['model-test.toCertificate']()}
          </ActionLink>
        ) : null}
        <ActionButton look="quiet" onClick={onAgain}>
          {words['model-test.again']()}
        </ActionButton>
      </div>
    </PaperResult>
  );
}
