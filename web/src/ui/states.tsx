import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import { CardGrid } from './card-grid.tsx';
import { langOf } from './language.ts';
import offlinePicture from './pictures/offline.svg?inline';
import styles from './states.module.css';

/** Style of text only for screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A spinning wheel. Decorative: the text around it says what is loading. */
export function Wheel({ small = false }: { small?: boolean }) {
  return <span className={`${styles.wheel} ${small ? styles.small : ''}`} aria-hidden="true" />;
}

/** Covers the page while an auth operation runs or a page starts. `label` is for screen readers. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div className={`center ${styles.cover}`} role="status" aria-label={label}>
      <Wheel />
    </div>
  );
}

/**
 * Shown while it is not known whether the page may be shown.
 * @param height of what comes, where that is a part of a page: what stands below it does not move. CSS pixels
 */
export function PageLoading({ height }: { readonly height?: number }) {
  return (
    <div
      className={`center ${height === undefined ? styles.inPage : ''}`}
      style={{ minHeight: height }}
      role="status"
      aria-label={words['ui.loading']()}
    >
      <Wheel small={height !== undefined} />
    </div>
  );
}

/** Keeps its place, but is hidden and cannot be used. */
const unsaid = { visibility: 'hidden' } as const;

interface AwaitedProps {
  /** Whether it is still unknown if this is true for the reader. */
  readonly isAwaited: boolean;
  /** Class of the content's frame. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Content that may be wrong for this reader: until that is known, a blank of the same size. */
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
  /** What to do, in the reader's language, where the text is somebody else's. */
  readonly help?: string | null;
  /** The help is seen under a field: here it is only announced. */
  readonly isHelpElsewhere?: boolean;
  readonly className?: string | undefined;
}

/** Says under a button or a form why what it does did not work; nothing while there is nothing to say. */
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

/** What a hook of `web/src/api` gives: SWR's own answer, or one in its form. */
export interface Answer<Data, Issue extends { readonly message: string } = Error> {
  readonly data: Data | undefined;
  readonly error?: Issue | undefined;
  /** A call is under way: after a failure, another try. */
  readonly isValidating?: boolean;
  /** Loads again. */
  readonly mutate?: () => unknown;
}

interface AsyncProps<Data, Issue extends { readonly message: string }> {
  readonly answer: Answer<Data, Issue>;
  /** The loading shape. */
  readonly loading: ReactNode;
  /** Title of the error state, or another state. */
  readonly failure: string | ((error: Issue, retry: () => void) => ReactNode);
  readonly children: (data: Data) => ReactNode;
}

/** Content that is loading, loaded or failed. Old content stays. */
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
  /** Shown for an empty list. */
  readonly empty: ReactNode;
}

/** Like `Async`, for a list, which may be empty. */
export function AsyncList<Item, Issue extends { readonly message: string } = Error>(
  props: AsyncListProps<Item, Issue>,
): ReactNode {
  const { empty, children, ...rest } = props;
  return <Async {...rest}>{(items) => (items.length === 0 ? empty : children(items))}</Async>;
}

interface LoadingCardsProps {
  /** For screen readers. */
  readonly label: string;
  readonly count?: number;
  /** The shape of one card. */
  readonly children: ReactNode;
}

/** Shapes of loading cards. */
export function LoadingCards({ label, count = 6, children }: LoadingCardsProps) {
  return (
    <div role="status" aria-label={label}>
      <CardGrid>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>{children}</li>
        ))}
      </CardGrid>
    </div>
  );
}
