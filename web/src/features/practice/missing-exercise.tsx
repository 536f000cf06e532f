import { ActionButton } from '../../ui/action.tsx';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import styles from './practice-page.module.css';

interface MissingExerciseProps {
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly onSkip?: (() => void) | undefined;
}

/** Shown while the next exercise is being made, which takes a moment, or when it failed to load. */
export function MissingExercise({ failure, onRetry, onSkip }: MissingExerciseProps) {
  return (
    <div className={`card roomy stack ${styles.box}`} aria-busy={failure === null}>
      {failure === null && <div className={styles.waiting} />}
      <Failure text={failure} />
      {failure && (
        <div className={`cluster ${styles.ways}`}>
          <ActionButton onClick={onRetry}>{words['ui.tryAgain']()}</ActionButton>
          {onSkip && (
            <ActionButton look="quiet" onClick={onSkip}>
              {words['practice.next']()}
            </ActionButton>
          )}
        </div>
      )}
    </div>
  );
}
