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
 * A part of a page that is loaded when it is first shown; it needs a `Suspense` around it, as React's `lazy` does. Where it
 * does not come, the page stays as it is, one line is in the part's place, and it can be asked for again: by the line's
 * button, and by showing the part again. Browsers fetch a module again whose import has failed.
 * @param Missing what is in its place instead of the line
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  Missing: Missing<P> = MissingLine,
): ComponentType<P> {
  let asked: Asked<P> | undefined;

  function Gone(props: P) {
    const retry = use(RetryContext);
    // Not sooner: until this is shown, React may start again with what was asked for.
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
    asked = {
      Part: lazy(async () => ({ default: (await loading) ?? Gone })),
      hasCome: loading.then((part) => part !== null),
    };
    return asked;
  }

  return function LazyPart(props: P) {
    const [{ Part }, show] = useState(ask);
    const [isAsking, startAsking] = useTransition();
    const onRetry = () =>
      startAsking(async () => {
        const next = ask();
        // In vain: the line stays, and the focus on its button.
        if (await next.hasCome) startTransition(() => show(next));
        else asked = undefined;
      });
    return (
      <RetryContext value={{ isAsking, onRetry }}>
        <Part {...props} />
      </RetryContext>
    );
  };
}

/** The same for what opens over the page by a press: where it does not come, a note says so over the page's lower edge. */
export function lazyDialog<P extends Closes>(load: Load<P>): ComponentType<P> {
  return lazyPart(load, MissingNote);
}

/** For parts that a page does without: nothing is in their place. */
export const nothing = () => null;
