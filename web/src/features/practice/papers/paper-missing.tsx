import { ActionButton } from '../../../ui/action.tsx';
import { PageLoading } from '../../../ui/loading.tsx';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';

interface PaperMissingProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** A placeholder while a class paper loads. If loading failed, it offers another try. */
export function PaperMissing({ hasFailed, onRetry }: PaperMissingProps) {
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
