import { Fragment, type ReactNode } from 'react';
import { langOf } from '../words/language.ts';
import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import { CardGrid } from './card-grid.tsx';
import offlinePicture from './pictures/offline.svg?inline';
import styles from './states.module.css';

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const unsaid = { visibility: 'hidden' } as const;

interface AwaitedProps {
  /** The content may be wrong for this reader. */
  readonly isAwaited: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Until the content is known to be right for this reader: a blank of the same size. */
export function Awaited({ isAwaited, className, children }: AwaitedProps) {
  return (
    <div className={isAwaited ? styles.blank : undefined}>
      <div className={className} style={isAwaited ? unsaid : undefined}>
        {children}
      </div>
    </div>
  );
}

interface FailureProps {
  readonly text: string | null;
  /** In the reader's language, if the text is the provider's. */
  readonly help?: string | null;
  /** The help is visible under a field, so it is only announced here. */
  readonly isHelpElsewhere?: boolean;
  readonly className?: string | undefined;
}

/** Why an action failed; empty without a failure. */
export function Failure({ text, help, isHelpElsewhere, className = '' }: FailureProps) {
  if (!text) return null;
  return (
    <div role="alert" className={`error ${className}`}>
      {help && <p style={isHelpElsewhere ? visuallyHidden : undefined}>{help}</p>}
      <p lang={langOf(text)} className={help ? styles.theirs : ''}>
        {text}
      </p>
    </div>
  );
}

interface StateProps {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  readonly action?: ReactNode;
}

function State({ title, text, picture, action }: StateProps) {
  return (
    <div className={`stack gap-4 middle ${styles.state}`} style={{ paddingBlock: 'var(--ps-space-10)' }}>
      {picture}
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      {action}
    </div>
  );
}

interface EmptyStateProps extends Omit<StateProps, 'picture'> {
  readonly why?: 'empty' | 'none-found' | 'refused';
}

/** What is missing, why, and what to do next. */
export function EmptyState({ why = 'empty', ...props }: EmptyStateProps) {
  const picture = <img src={`/img/${why}.svg`} alt="" width={240} height={180} />;
  return <State {...props} picture={picture} />;
}

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

/** SWR's answer, or one of the same shape. */
export interface Answer<Data, Issue extends { readonly message: string } = Error> {
  readonly data: Data | undefined;
  readonly error?: Issue | undefined;
  readonly isValidating?: boolean;
  readonly mutate?: () => unknown;
}

interface AsyncProps<Data, Issue extends { readonly message: string }> {
  readonly answer: Answer<Data, Issue>;
  readonly loading: ReactNode;
  /** The error state's title, or another state. */
  readonly failure: string | ((error: Issue, retry: () => void) => ReactNode);
  readonly children: (data: Data) => ReactNode;
}

export function Async<Data, Issue extends { readonly message: string } = Error>(
  props: AsyncProps<Data, Issue>,
): ReactNode {
  const { answer, loading, failure, children } = props;
  const { data, error, isValidating, mutate } = answer;
  if (data !== undefined) return children(data);
  if (!error || isValidating) return loading;
  const retry = () => void mutate?.();
  if (typeof failure === 'function') return failure(error, retry);
  return <ErrorState title={failure} text={error.message} onRetry={retry} />;
}

interface AsyncListProps<Item, Issue extends { readonly message: string }>
  extends AsyncProps<readonly Item[], Issue> {
  readonly empty: ReactNode;
}

export function AsyncList<Item, Issue extends { readonly message: string } = Error>(
  props: AsyncListProps<Item, Issue>,
): ReactNode {
  const { empty, children, ...rest } = props;
  return <Async {...rest}>{(items) => (items.length === 0 ? empty : children(items))}</Async>;
}

interface LoadingCardsProps {
  readonly label: string;
  readonly count?: number;
  readonly children: ReactNode;
}

export function LoadingCards({ label, count = 6, children }: LoadingCardsProps) {
  return (
    <div role="status" aria-label={label}>
      <CardGrid>
        {Array.from({ length: count }, (_, place) => (
          <Fragment key={place}>{children}</Fragment>
        ))}
      </CardGrid>
    </div>
  );
}
