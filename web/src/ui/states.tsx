import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import errorPicture from './pictures/error.svg?inline';
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

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState(props: Omit<StateProps, 'picture'>) {
  const picture = <img src="/img/empty.svg" alt="" width={240} height={180} />;
  return <State {...props} picture={picture} />;
}

/**
 * Says what went wrong, and offers another try. Its picture is in the site's script: often there is no connection,
 * and in a style sheet it would be in every page.
 */
export function ErrorState({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <State
        title={title}
        text={text}
        picture={<div className={styles.broken} style={{ backgroundImage: `url("${errorPicture}")` }} />}
        action={<ActionButton onClick={onRetry}>{words['ui.tryAgain']()}</ActionButton>}
      />
    </div>
  );
}
