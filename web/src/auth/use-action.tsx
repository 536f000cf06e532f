import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { errorText } from '../words/format.ts';
import { type AuthErrorHelp, type AuthField, authErrorHelp } from './auth-error-help.ts';
import { useRecentSignIn } from './use-recent-sign-in.tsx';

/** Landmarks, which a screen reader names. */
const parts = 'section, main';

function partsAround(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let one = element.closest<HTMLElement>(parts); one; one = one.parentElement?.closest(parts) ?? null) {
    around.push(one);
  }
  return around;
}

/**
 * Remembers the focus during an action that disables or removes the focused button. A browser would start again at
 * the top of the page.
 * @param orAround if the element is gone, the landmark around it gets the focus; without it: nothing
 * @returns restores the focus, unless it is elsewhere by then
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

const AskDialog = lazyDialog(() => import('../ui/ask-dialog.tsx'));

/** The page's frame loads it; a form that is filled in at once does not wait for it. */
const loadToast = async () => (await import('react-hot-toast')).default;

/** How an action ends: with toasts where `done` is given, else with `error` for the page to show. */
interface Ending<Result> {
  /** The toast on success, or what is done instead of one. */
  readonly done?: string | ((result: Result) => void);
  /** The toast on failure, where it is not the error's own text. */
  readonly failed?: (error: unknown) => string | undefined;
  /** What is acted on, where a page has many: `busy` names it. */
  readonly id?: string;
}

/** An action that is asked about before it starts. */
export interface Question<Result = unknown> extends Ending<Result> {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly work: () => Promise<Result>;
}

export interface Action {
  /** The id of what is being acted on; an empty one if it was given none. Meanwhile no other action starts. */
  readonly busy: string | null;
  readonly running: boolean;
  /** The text of the last failure: docs/contract.md, "Notices". */
  readonly error: string | null;
  /** Advice for a child, if the text has none. */
  readonly help: string | null;
  /** The field of login and registration that the advice is about. */
  readonly field: AuthField | null;
  /** Clears the last failure. */
  readonly clear: () => void;
  /** @returns whether it succeeded */
  readonly run: <Result>(work: () => Promise<Result>, ending?: Ending<Result>) => Promise<boolean>;
  readonly ask: <Result>(question: Question<Result>) => void;
  /** The questions; must be rendered where an action is asked about, or may need a recent sign-in. */
  readonly dialogs: ReactNode;
}

/**
 * Runs what a button or a form does, one at a time. Asks for the password again where the API wants that, says how it
 * went, and puts the focus back.
 * @param reload loads what the action changes; called after failures too, since somebody else may have been faster
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
      // Undo in a toast outlives its page; without the page nothing can ask for the password.
      const result = await (isHere.current ? signedIn(work) : work());
      succeeded = true;
      if (typeof done === 'string') (await loadToast()).success(done);
      else done?.(result);
    } catch (error) {
      if (done) (await loadToast()).error(failed?.(error) ?? errorText(error));
      else setFailure({ error: errorText(error), ...authErrorHelp(error) });
    }
    // Undo may be pressed while the list is loaded again.
    isBusy.current = false;
    await reload?.().catch(() => undefined);
    // The button can be focused once it is enabled again.
    flushSync(() => setBusy(null));
    putFocusBack();
    return succeeded;
  }

  const confirmed = ({ work, ...ending }: Question) => {
    // The dialog gives the focus back to the button before that is disabled, or goes with what it deletes.
    flushSync(() => setQuestion(null));
    void start(work, ending, true);
  };
  const dialogs = (
    <>
      {dialog}
      {question && (
        <Suspense>
          <AskDialog
            isAlert
            title={question.title}
            text={question.text}
            confirm={question.confirm}
            onClose={() => setQuestion(null)}
            onConfirm={() => confirmed(question)}
          />
        </Suspense>
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
