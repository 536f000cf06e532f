import {
  Children,
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
} from 'react';
import { createPortal } from 'react-dom';
import { words } from '../words/words.ts';
import { ActionButton, CloseButton } from './action.tsx';
import styles from './lazy-part.module.css';

interface Retry {
  readonly onRetry: () => void;
}

interface Closes {
  readonly onClose: (isDone: false) => void;
}

export function MissingLine({ onRetry }: Retry) {
  return (
    <div role="status" className="cluster gap-1 screen" style={{ paddingBlock: 'var(--ps-space-2)' }}>
      <p>{words['ui.partMissing']()}</p>
      <ActionButton look="quiet" small onClick={onRetry} text={words['ui.tryAgain']()} />
    </div>
  );
}

export function MissingNote({ onClose, ...retry }: Retry & Closes) {
  return createPortal(
    <div className={`row middle screen ${styles.note}`}>
      <MissingLine {...retry} />
      <CloseButton className={styles.close} label={words['ui.close']()} onClick={() => onClose(false)} />
    </div>,
    document.body,
  );
}

/** Below the first view: React hydrates these one by one, so that input is handled in between. */
export function Later({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => <Suspense>{part}</Suspense>);
}

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface Options<P> {
  /** Shown if loading fails, instead of a line to retry. */
  readonly missing?: (props: P & Retry) => ReactNode;
  /** Shown while it loads; default: nothing. */
  readonly loading?: ComponentType;
  /** Shares a `Suspense` with its neighbours, so that they appear together. */
  readonly together?: true;
}

class NotLoaded extends Error {}

/**
 * Loads when first shown. If loading fails, the page stays and a line offers to retry; so does showing the part again.
 * `ahead` preloads it.
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  { missing: Missing = MissingLine, loading: Loading, together }: Options<P> = {},
): ComponentType<P> & { readonly ahead: () => void } {
  let known: ComponentType<P> | undefined;

  async function loaded() {
    const module = await load();
    known = module.default;
    return module;
  }
  function ask(): ComponentType<P> {
    known ??= lazy(() => loaded().catch((cause) => Promise.reject(new NotLoaded('', { cause }))));
    return known;
  }

  interface State {
    readonly Part: ComponentType<P>;
    readonly error?: unknown;
  }

  return class LazyPart extends Component<P, State> {
    static ahead = () => void loaded().catch(() => undefined);
    static getDerivedStateFromError = (error: unknown) => ({ error });
    override state: State = { Part: ask() };

    // Not when loading fails: React may restart before this is mounted, and would load for ever.
    override componentDidCatch() {
      if (known === this.state.Part) known = undefined;
    }

    /** As a transition, so that the line stays and its button keeps the focus. */
    retry = () => startTransition(() => this.setState({ Part: ask(), error: undefined }));

    override render() {
      const { Part, error } = this.state;
      if (error !== undefined && !(error instanceof NotLoaded)) throw error;
      const part = error ? <Missing {...this.props} onRetry={this.retry} /> : <Part {...this.props} />;
      return together ? part : <Suspense fallback={Loading && <Loading />}>{part}</Suspense>;
    }
  };
}

/** If loading fails, a note at the window's lower edge says so. */
export function lazyDialog<P extends Closes>(load: Load<P>): ComponentType<P> {
  return lazyPart(load, { missing: MissingNote });
}

/** For optional parts: if one does not load, the page works without it. */
export const optional = { missing: () => null };
