import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import offlinePicture from './pictures/offline.svg?inline';
import styles from './states.module.css';

interface StateProps {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  readonly action?: ReactNode;
}

function State({ title, text, picture, action }: StateProps) {
  return (
    <div className={`stack gap-4 middle ${styles.state}`}>
      {picture}
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      {action}
    </div>
  );
}

interface EmptyStateProps extends Omit<StateProps, 'picture'> {
  /** Why nothing is here: nothing yet, nothing of what was looked for, or nothing that this person may see. */
  readonly why?: 'empty' | 'none-found' | 'refused';
}

/** Says that there is nothing here, why, and what to do next. */
export function EmptyState({ why = 'empty', ...props }: EmptyStateProps) {
  const picture = <img src={`/img/${why}.svg`} alt="" width={240} height={180} />;
  return <State {...props} picture={picture} />;
}

/**
 * Says what went wrong, and lets the person try again. The picture of no connection is part of the site's script: nothing
 * can be fetched then.
 */
export function ErrorState({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  const isOffline = text === words['api.unreachable']() || !navigator.onLine;
  const picture = isOffline ? offlinePicture : '/img/error.svg';
  return (
    <div role="alert">
      <State
        title={title}
        text={text}
        picture={<div className={styles.broken} style={{ backgroundImage: `url("${picture}")` }} />}
        action={<ActionButton onClick={onRetry}>{words['ui.tryAgain']()}</ActionButton>}
      />
    </div>
  );
}
