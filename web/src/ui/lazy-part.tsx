import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
  useTransition,
} from 'react';
import { type Closes, MissingLine, MissingNote, type Retry } from './missing-part.tsx';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;
type Missing<P> = (props: P & Retry) => ReactNode;

interface Asked<P> {
  readonly Part: ComponentType<P>;
  readonly hasCome: Promise<boolean>;
}

const RetryContext = createContext<Retry>({ isAsking: false, onRetry: () => undefined });

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
  let asked: Asked<P> | undefined;

  function Gone(props: P) {
    const retry = use(RetryContext);
    // Not earlier: React may restart with the same import until this is shown.
    useEffect(() => {
      asked = undefined;
    }, []);
    return <Missing {...props} {...retry} />;
  }

  function ask(): Asked<P> {
    if (asked) return asked;
    const loading = load().then(
      (module) => module.default,
      () => null,
    );
    const now: Asked<P> = {
      Part: lazy(async () => ({ default: (await loading) ?? Gone })),
      hasCome: loading.then((part) => {
        // Where it is shown next, nothing is waited for.
        if (part !== null && asked === now) asked = { ...now, Part: part };
        return part !== null;
      }),
    };
    asked = now;
    return now;
  }

  function LazyPart(props: P) {
    const [{ Part }, show] = useState(ask);
    const [isAsking, startAsking] = useTransition();
    const onRetry = () =>
      startAsking(async () => {
        const next = ask();
        // It failed again: the line stays, and its button keeps the focus.
        if (await next.hasCome) startTransition(() => show(next));
        else asked = undefined;
      });
    return (
      <RetryContext value={{ isAsking, onRetry }}>
        <Part {...props} />
      </RetryContext>
    );
  }

  /** If it fails, whoever shows the part asks again. */
  async function ahead(): Promise<void> {
    if (!(await ask().hasCome)) asked = undefined;
  }
  return Object.assign(LazyPart, { ahead: () => void ahead() });
}

/** The same for dialogs and menus: if loading fails, a note over the page's lower edge says so. */
export function lazyDialog<P extends Closes>(load: Load<P>): ComponentType<P> {
  return lazyPart(load, MissingNote);
}

/** For optional parts: if loading fails, nothing is shown. */
export const nothing = () => null;
