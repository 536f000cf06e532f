import type { PaperRow } from '@pathshala/content/model-test/forms';
import { useEffect, useState } from 'react';
import { ActionButton } from '../../../ui/action.tsx';
import { PageLoading } from '../../../ui/loading.tsx';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import type { ClassPaper } from './paper-engine.ts';

export function useClassPaper(row: PaperRow, seed: number) {
  const [paper, setPaper] = useState<ClassPaper>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    import('./paper-engine.ts')
      .then(({ makeClassPaper }) => makeClassPaper(row, seed))
      .then(
        (made) => !isLeft && setPaper(made),
        () => !isLeft && setFailed(true),
      );
    return () => {
      isLeft = true;
    };
  }, [row, seed, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((now) => now + 1);
  };
  return { paper, hasFailed, isRetried: attempt > 0, retry };
}

export function PaperMissing({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (!hasFailed) return <PageLoading />;
  return (
    <>
      <Failure text={words['model-test.failed']()} />
      <div className="cluster above-4">
        <ActionButton onClick={onRetry}>{words['ui.tryAgain']()}</ActionButton>
      </div>
    </>
  );
}
