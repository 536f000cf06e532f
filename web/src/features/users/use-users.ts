import { endpoints } from '@pathshala/contract/calls/endpoints';
import { usePagedList } from '../../api/paged-list.ts';
import { useCall } from '../../api/use-call.ts';

/** Users in a call: a few calls are enough to search a whole school. */
const usersPerCall = 200;

/** The school's users, oldest first. For admins. */
export function useUsers() {
  return usePagedList(endpoints.users, usersPerCall);
}

/**
 * Calls that give and take the admin role.
 * @throws ApiError `forbidden`, `not-found` for an unknown address, `last-admin`
 */
export function useRoleCalls() {
  const call = useCall();
  return {
    makeAdmin: (email: string) => call(endpoints.makeAdmin, { email }),
    removeAdmin: (email: string) => call(endpoints.removeAdmin, { email }),
  };
}
