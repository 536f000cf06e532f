import type { ReactNode } from 'react';
import { CardGrid } from './card-grid.tsx';
import { ErrorState } from './states.tsx';

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
