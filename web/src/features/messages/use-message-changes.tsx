import type { ContactMessage } from '@pathshala/contract/site/contact';
import { Suspense, useState } from 'react';
import toast from 'react-hot-toast';
import { useRecentSignIn } from '../../auth/use-recent-sign-in.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { words } from '../../words/words.ts';
import { useMessageCalls } from './use-messages.ts';

const ConfirmDialog = lazyDialog(() => import('../../ui/confirm-dialog.tsx'));

/**
 * Marks and deletes messages, says how it went, and has the list fetched again.
 * @param refetch settles when the list is there again
 */
export function useMessageChanges(refetch: () => Promise<void>) {
  const calls = useMessageCalls();
  const { run, dialog } = useRecentSignIn();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ContactMessage | null>(null);

  async function change({ _id }: ContactMessage, work: () => Promise<unknown>, done: string) {
    setBusyId(_id);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    // Whatever the answer was: another admin may have been faster.
    await refetch().catch(() => undefined);
    setBusyId(null);
  }

  const mark = (message: ContactMessage) => {
    const answered = message.answeredAt === null;
    const done = answered ? words['messages.markedAnswered']() : words['messages.markedOpen']();
    void change(message, () => calls.setAnswered(message._id, answered), done);
  };
  const remove = (message: ContactMessage) => {
    setLeaving(null);
    void change(message, () => run(() => calls.remove(message._id)), words['messages.deleted']());
  };

  return {
    /** Which message is being changed: no other change starts meanwhile. */
    busyId,
    /** Marks it answered, or open where it is answered. */
    mark,
    /** Asks before it is deleted. */
    askToRemove: setLeaving,
    /** What has to be on the page: the questions. */
    dialogs: (
      <>
        {dialog}
        {leaving && (
          <Suspense>
            <ConfirmDialog
              title={words['messages.deleteTitle']()}
              text={words['messages.deleteText']({ name: leaving.name })}
              confirm={words['messages.delete']()}
              onClose={() => setLeaving(null)}
              onConfirm={() => remove(leaving)}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
