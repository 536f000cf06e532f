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

/** Whether the page is still there, for what ends after it may have gone. */
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
 * Gives and takes the admin role, says how it went, and has the list fetched again.
 * @param refetch settles when the list is there again
 */
export function useRoleChange(refetch: () => Promise<void>) {
  const calls = useRoleCalls();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [promoted, setPromoted] = useState<User | null>(null);
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
    setPromoted(null);
    try {
      const ask = () => (promoting ? calls.makeAdmin : calls.removeAdmin)(user.email);
      // Undo outlives the page; where nothing can ask for the password any more, the call's own answer is told.
      const { modifiedCount } = await (here.current ? run(ask) : ask());
      if (modifiedCount === 0)
        toast(promoting ? words['users.alreadyAdmin']() : words['users.alreadyStudent']());
      else if (promoting) {
        setPromoted(user);
        offerUndo(user, byKeyboard);
      } else toast.success(words['users.madeStudent']());
    } catch (error) {
      tell(error, promoting);
      if (isUnverified(error)) setRefusal(words['users.notVerifiedYet']({ email: user.email }));
    }
    // Whatever the answer was, the list may have changed: somebody else may have been faster.
    await refetch().catch(() => undefined);
    setBusyId(null);
  }

  return {
    /** Whose role is being changed. */
    busyId,
    /** Why somebody cannot be made an admin, longer than a toast can say it. */
    refusal,
    forgetRefusal: () => setRefusal(null),
    /** Who has just become an admin. */
    promoted,
    forgetPromoted: () => setPromoted(null),
    /** Asks for the password again where that is needed. */
    dialog,
    /** @param byKeyboard whether *Undo* is to have the focus */
    makeAdmin: (user: User, byKeyboard: boolean) => change(user, true, byKeyboard),
    removeAdmin: (user: User) => change(user, false),
  };
}
