import { ActionButton } from '../../../ui/action.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { words } from '../../../words/words.ts';
import styles from './model-test.module.css';

interface PaperMissingProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Where a paper of a class will be; or, where it did not come, the way to ask for it again. */
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
