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

/** Says in the place of a part that it failed to load. */
export function MissingLine({ onRetry }: Retry) {
  return (
    <div role="status" className={`cluster gap-1 screen ${styles.line}`}>
      <p>{words['ui.partMissing']()}</p>
      <ActionButton look="quiet" small onClick={onRetry}>
        {words['ui.tryAgain']()}
      </ActionButton>
    </div>
  );
}

/** Says over the page's lower edge that a dialog or menu failed to load. */
export function MissingNote({ onClose, ...retry }: Retry & Closes) {
  return createPortal(
    <div className={`row middle screen ${styles.note}`}>
      <MissingLine {...retry} />
      <CloseButton className={styles.close} label={words['ui.close']()} onClick={() => onClose(false)} />
    </div>,
    document.body,
  );
}

/** Parts below the first view. React hydrates them one by one, after the parts above, so that input is answered between two. */
export function Later({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => <Suspense>{part}</Suspense>);
}

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;
type Missing<P> = (props: P & Retry) => ReactNode;

/** A part's file did not come. */
class NotLoaded extends Error {}

/**
 * A part of a page that is loaded when it is first shown; it needs a `Suspense` around it, like React's `lazy`. If
 * loading fails, the page stays and a line in the part's place can load it again, as does showing the part again.
 * `ahead` loads it before: then it is shown at once.
 * @param Missing shown instead of the line
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  Missing: Missing<P> = MissingLine,
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

    // Not when loading fails: until this is shown, React may begin again, and would load for ever.
    override componentDidCatch() {
      if (known === this.state.Part) known = undefined;
    }

    /** Until it has come, or has not come again, the line stays, and its button keeps the focus. */
    retry = () => startTransition(() => this.setState({ Part: ask(), error: undefined }));

    override render() {
      const { Part, error } = this.state;
      if (error === undefined) return <Part {...this.props} />;
      if (!(error instanceof NotLoaded)) throw error;
      return <Missing {...this.props} onRetry={this.retry} />;
    }
  };
}

/** The same for dialogs and menus: if loading fails, a note over the page's lower edge says so. */
export function lazyDialog<P extends Closes>(load: Load<P>): ComponentType<P> {
  return lazyPart(load, MissingNote);
}

/** For optional parts: if loading fails, nothing is shown. */
export const nothing = () => null;
