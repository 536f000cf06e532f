import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import styles from './states.module.css';

interface StateProps {
  readonly title: string;
  readonly text: string;
  /** Address. */
  readonly picture: string;
  readonly action?: ReactNode;
}

function State({ title, text, picture, action }: StateProps) {
  return (
    <div className={styles.state}>
      <img src={picture} alt="" width={240} height={180} />
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState(props: Omit<StateProps, 'picture'>) {
  return <State {...props} picture="/img/empty.svg" />;
}

/** Says what went wrong, and lets the person try again. Its words do without the picture: there may be no connection. */
export function ErrorState({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <State
        title={title}
        text={text}
        picture="/img/error.svg"
        action={<ActionButton onClick={onRetry}>{words['ui.tryAgain']()}</ActionButton>}
      />
    </div>
  );
}
