import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { Late } from '../http/late.ts';
import { lazyPart, MissingNote } from '../ui/lazy-part.tsx';
import { accessToken } from './access-token.ts';
import type { AskCode } from './second-step.ts';
import { SessionContext, type SessionState, sessionOf } from './session-context.ts';
import type { LoadBeforeLogOut } from './session-store.ts';

type Answer = (code: string | null) => void;

const CodeDialog = lazyPart<{ readonly onAnswer: Answer }>(
  () => import('./session-store.ts').then(({ loadCodeDialog }) => loadCodeDialog()),
  { missing: ({ onAnswer, ...retry }) => <MissingNote {...retry} onClose={() => onAnswer(null)} /> },
);

export function useCode(): { readonly askCode: AskCode; readonly codeDialog: ReactNode } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const askCode = useCallback<AskCode>(
    () =>
      new Promise((resolve) => {
        setAnswer(() => (code: string | null) => {
          setAnswer(null);
          resolve(code);
        });
      }),
    [],
  );
  const codeDialog = answer && <CodeDialog onAnswer={answer} />;
  return { askCode, codeDialog };
}

interface SessionProviderProps {
  readonly loadBeforeLogOut: LoadBeforeLogOut;
  readonly children: ReactNode;
}

/** Provides the session. `loading` while prerendering, so that no page flashes another person's view. */
export function SessionProvider({ loadBeforeLogOut, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({ status: 'loading', user: null });
  const { askCode, codeDialog } = useCode();
  const [late] = useState(
    () =>
      new Late(async () => {
        const { SessionStore } = await import('./session-store.ts');
        return new SessionStore(setState, askCode, loadBeforeLogOut);
      }),
  );

  useEffect(() => {
    const restore = () => {
      late
        .get()
        .then((store) => store.load())
        .catch(() => setState({ status: 'signed-out', user: null }));
    };
    if (accessToken.get()) restore();
    // Rendered as a transition: all of the page depends on it, and little of it changes.
    else startTransition(() => setState({ status: 'signed-out', user: null }));
    return accessToken.onSetElsewhere(restore);
  }, [late]);

  const session = useMemo(() => sessionOf(state, late), [state, late]);
  return (
    <SessionContext value={session}>
      {children}
      {codeDialog}
    </SessionContext>
  );
}
