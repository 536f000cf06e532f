import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../http/client.ts';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { errorText } from '../words/format.ts';
import { type AuthErrorHelp, type AuthField, authErrorHelp } from './auth-error-help.ts';
import type { SignInMethod } from './reauthenticate.ts';
import { useSession } from './session-context.ts';

const parts = 'section, main';

function partsAround(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let one = element.closest<HTMLElement>(parts); one; one = one.parentElement?.closest(parts) ?? null) {
    around.push(one);
  }
  return around;
}

/**
 * Remembers the focus during an action that removes the focused button; the browser would start at the top of the page.
 * @param orAround if the element is gone, the landmark around it gets the focus
 * @returns restores the focus, unless it has moved
 */
export function keepFocus({ orAround = false } = {}): () => void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || before === document.body) return () => undefined;
  const around = orAround ? partsAround(before) : [];
  return () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (before.isConnected) return before.focus();
    const part = around.find(({ isConnected }) => isConnected);
    if (!part) return;
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
}

const ReauthenticateDialog = lazyDialog(() => import('./reauthenticate-dialog.tsx'));

/** For the most dangerous calls: docs/decisions/0049-who-becomes-an-admin.md. */
export function useRecentSignIn() {
  const { signInMethod } = useSession();
  const [way, setWay] = useState<SignInMethod | null>(null);
  const answered = useRef<(isDone: boolean) => void>(undefined);

  /** Asks up front. @returns false if cancelled */
  async function again(): Promise<boolean> {
    setWay(await signInMethod());
    return new Promise((resolve) => {
      answered.current = resolve;
    });
  }

  /** Asks to reauthenticate if the API requires it. @throws ApiError the call's error; `sign-in-again` if cancelled */
  async function run<T>(dangerous: () => Promise<T>): Promise<T> {
    try {
      return await dangerous();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'sign-in-again') throw error;
      if (await again()) return await dangerous();
      throw error;
    }
  }

  const dialog = way && (
    <ReauthenticateDialog
      way={way}
      onClose={(isDone) => {
        setWay(null);
        answered.current?.(isDone);
      }}
    />
  );
  return { run, again, dialog };
}

const AskDialog = lazyDialog(() => import('../ui/ask-dialog.tsx'));

/** Loaded with the layout; forms do not wait for it. */
const loadToast = async () => (await import('react-hot-toast')).default;

/** Toasts where `done` is given, else `error` for the page to show. */
interface Ending<Result> {
  /** A toast, or a callback instead. */
  readonly done?: string | ((result: Result) => void);
  /** Default: the error's own text. */
  readonly failed?: (error: unknown) => string | undefined;
  /** Which of several items: `busy` names it. */
  readonly id?: string;
}

export interface Question<Result = unknown> extends Ending<Result> {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm: string;
  /** It takes nothing away, so it does not ask in red. */
  readonly isGain?: true;
  readonly work: () => Promise<Result>;
}

export interface Action {
  /** Id of the item; empty without one. No other action starts meanwhile. */
  readonly busy: string | null;
  readonly running: boolean;
  /** docs/contract.md, "Notices" */
  readonly error: string | null;
  /** Advice that a child understands. */
  readonly help: string | null;
  /** The field of login or registration that the advice is about. */
  readonly field: AuthField | null;
  readonly clear: () => void;
  readonly run: <Result>(work: () => Promise<Result>, ending?: Ending<Result>) => Promise<boolean>;
  readonly ask: <Result>(question: Question<Result>) => void;
  /** Must be rendered for questions, and where a recent sign-in may be needed. */
  readonly dialogs: ReactNode;
}

/**
 * Runs one action at a time: asks for the password if the API requires it, reports the result, restores the focus.
 * @param reload also called after failures, as somebody else may have been faster
 */
export function useAction(reload?: () => Promise<unknown>): Action {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<(Partial<AuthErrorHelp> & { readonly error: string }) | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { run: signedIn, dialog } = useRecentSignIn();
  const isBusy = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function start<Result>(work: () => Promise<Result>, ending: Ending<Result>, mayRemove: boolean) {
    const { done, failed, id = '' } = ending;
    if (isBusy.current) return false;
    isBusy.current = true;
    const putFocusBack = keepFocus({ orAround: mayRemove });
    setBusy(id);
    setFailure(null);
    let succeeded = false;
    try {
      // The toast's Undo outlives its page; without the page nobody can ask for the password.
      const result = await (isHere.current ? signedIn(work) : work());
      succeeded = true;
      if (typeof done === 'string') (await loadToast()).success(done);
      else done?.(result);
    } catch (error) {
      if (done) (await loadToast()).error(failed?.(error) ?? errorText(error));
      else setFailure({ error: errorText(error), ...authErrorHelp(error) });
    }
    // Undo may be pressed while the list reloads.
    isBusy.current = false;
    await reload?.().catch(() => undefined);
    // A disabled button cannot be focused.
    flushSync(() => setBusy(null));
    putFocusBack();
    return succeeded;
  }

  const confirmed = ({ work, ...ending }: Question) => {
    // The dialog returns the focus before the button is disabled or removed.
    flushSync(() => setQuestion(null));
    void start(work, ending, true);
  };
  const dialogs = (
    <>
      {dialog}
      {question && (
        <AskDialog
          isAlert={!question.isGain}
          title={question.title}
          text={question.text}
          confirm={question.confirm}
          onClose={() => setQuestion(null)}
          onConfirm={() => confirmed(question)}
        />
      )}
    </>
  );
  const { error = null, help = null, field = null } = failure ?? {};
  return {
    busy,
    running: busy !== null,
    error,
    help,
    field,
    clear: () => setFailure(null),
    run: (work, ending = {}) => start(work, ending, reload !== undefined),
    ask: (asked) => setQuestion(asked as Question),
    dialogs,
  };
}
