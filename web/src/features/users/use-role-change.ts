import { notices } from '@pathshala/contract/messages';
import type { User } from '@pathshala/contract/user';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { ApiError } from '../../api/client.ts';
import { useRoleCalls } from '../../api/users.ts';

/** Words of this page that are not fixed by docs/contract.md, "Notices". */
export const roleNotices = {
  alreadyAdmin: 'This person is an admin already',
  madeStudent: 'No longer an admin',
  alreadyStudent: 'This person is no admin any more',
} as const;

function tell(error: unknown, promoting: boolean) {
  const refused = promoting && error instanceof ApiError && error.status === 403;
  toast.error(refused ? notices.makeAdminFailed : error instanceof Error ? error.message : String(error));
}

/**
 * Gives and takes the admin role, says how it went, and has the list fetched again.
 * @param refetch settles when the list is there again
 */
export function useRoleChange(refetch: () => Promise<void>) {
  const calls = useRoleCalls();
  const [busyId, setBusyId] = useState<string | null>(null);

  async function change(user: User, promoting: boolean) {
    setBusyId(user._id);
    try {
      const { modifiedCount } = await (promoting ? calls.makeAdmin : calls.removeAdmin)(user.email);
      if (modifiedCount > 0) toast.success(promoting ? notices.madeAdmin : roleNotices.madeStudent);
      else toast(promoting ? roleNotices.alreadyAdmin : roleNotices.alreadyStudent);
    } catch (error) {
      tell(error, promoting);
    }
    // Whatever the answer was, the list may have changed: somebody else may have been faster.
    await refetch().catch(() => undefined);
    setBusyId(null);
  }

  return {
    /** Whose role is being changed. */
    busyId,
    makeAdmin: (user: User) => change(user, true),
    removeAdmin: (user: User) => change(user, false),
  };
}
