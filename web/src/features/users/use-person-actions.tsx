import { type ReactNode, Suspense, useState } from 'react';
import toast from 'react-hot-toast';
import { useRecentSignIn } from '../../auth/use-recent-sign-in.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';

const ConfirmDialog = lazyDialog(() => import('../../ui/confirm-dialog.tsx'));

/** An action on a person. */
export interface PersonAction {
  readonly work: () => Promise<unknown>;
  /** Shown on success. */
  readonly done: string;
  /** Shown on failure; without it the error's text. */
  readonly failed?: (error: unknown) => string | undefined;
}

/** Asked before. */
export interface PersonQuestion extends PersonAction {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

export interface PersonActions {
  /** An action is running: no other starts meanwhile. */
  readonly busy: boolean;
  readonly act: (action: PersonAction) => Promise<void>;
  readonly ask: (question: PersonQuestion) => void;
  /** Loads the person again. */
  readonly refetch: () => Promise<unknown>;
  /** The dialog; must be rendered. */
  readonly dialogs: ReactNode;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs actions on a person, some after asking, and shows their result.
 * @param refetch settles when the person is loaded again
 */
export function usePersonActions(refetch: () => Promise<unknown>): PersonActions {
  const { run, dialog } = useRecentSignIn();
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<PersonQuestion | null>(null);

  async function act({ work, done, failed }: PersonAction): Promise<void> {
    setBusy(true);
    try {
      await run(work);
      toast.success(done);
    } catch (error) {
      toast.error(failed?.(error) ?? messageOf(error));
    }
    // Whatever the answer was, somebody else may have changed something.
    await refetch().catch(() => undefined);
    setBusy(false);
  }

  const dialogs = (
    <>
      {dialog}
      {question && (
        <Suspense>
          <ConfirmDialog
            title={question.title}
            text={question.text}
            confirm={question.confirm}
            onClose={() => setQuestion(null)}
            onConfirm={() => {
              setQuestion(null);
              void act(question);
            }}
          />
        </Suspense>
      )}
    </>
  );
  return { busy, act, ask: setQuestion, refetch, dialogs };
}
