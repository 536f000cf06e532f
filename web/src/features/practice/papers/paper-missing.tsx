import { ActionButton } from '../../../ui/action.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { words } from '../../../words/words.ts';
import styles from './model-test.module.css';

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
      <div className={`cluster ${styles.ways}`}>
        <ActionButton onClick={onRetry}>{words['ui.tryAgain']()}</ActionButton>
      </div>
    </>
  );
}
