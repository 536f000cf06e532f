import type { User } from '@pathshala/contract/accounts/user';
import { useEffect, useRef, useState } from 'react';
import toast, { type Toast } from 'react-hot-toast';
import { useRecentSignIn } from '../../auth/use-recent-sign-in.tsx';
import { ApiError } from '../../http/client.ts';
import { words } from '../../words/words.ts';
import { MadeAdminToast } from './made-admin-toast.tsx';
import { useRoleCalls } from './use-users.ts';

const isUnverified = (error: unknown) => error instanceof ApiError && error.code === 'not-verified';

function tell(error: unknown, promoting: boolean) {
  const forbidden = error instanceof ApiError && error.status === 403;
  const refused = promoting && (forbidden || isUnverified(error));
  toast.error(
    refused ? words['fixed.makeAdminFailed']() : error instanceof Error ? error.message : String(error),
  );
}

/** Id of the button that changes a person's role. */
export const roleButtonId = ({ _id }: User) => `role-of-${_id}`;

/** Whether the page is still open, for what ends later. */
function useIsHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}

/**
 * Gives and takes the admin role, shows the result, and loads the list again.
 * @param refetch settles when the list is loaded again
 */
export function useRoleChange(refetch: () => Promise<void>) {
  const calls = useRoleCalls();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, dialog } = useRecentSignIn();
  const here = useIsHere();

  function offerUndo(user: User, byKeyboard: boolean) {
    const notice = ({ id, visible }: Toast) => (
      <MadeAdminToast
        visible={visible}
        focused={byKeyboard}
        onLeave={() => document.getElementById(roleButtonId(user))?.focus()}
        onUndo={() => {
          toast.dismiss(id);
          void change(user, false);
        }}
      />
    );
    toast.success(notice);
  }

  async function change(user: User, promoting: boolean, byKeyboard = false) {
    setBusyId(user._id);
    setRefusal(null);
    try {
      const ask = () => (promoting ? calls.makeAdmin : calls.removeAdmin)(user.email);
      // Undo outlives the page; without the page nothing can ask for the password, so the call's own error is shown.
      const { modifiedCount } = await (here.current ? run(ask) : ask());
      if (modifiedCount === 0)
        toast(promoting ? words['users.alreadyAdmin']() : words['users.alreadyStudent']());
      else if (promoting) offerUndo(user, byKeyboard);
      else toast.success(words['users.madeStudent']());
    } catch (error) {
      tell(error, promoting);
      if (isUnverified(error)) setRefusal(words['users.notVerifiedYet']({ email: user.email }));
    }
    // Whatever the answer was, somebody else may have changed the list.
    await refetch().catch(() => undefined);
    setBusyId(null);
  }

  return {
    /** Whose role is being changed. */
    busyId,
    /** Why somebody cannot be made an admin, in more words than the toast. */
    refusal,
    forgetRefusal: () => setRefusal(null),
    /** Asks for the password if needed. */
    dialog,
    /** @param byKeyboard whether *Undo* takes the focus */
    makeAdmin: (user: User, byKeyboard: boolean) => change(user, true, byKeyboard),
    removeAdmin: (user: User) => change(user, false),
  };
}
