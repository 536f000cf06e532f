import type { ModifiedAnswer, User } from '@pathshala/contract/user';
import { useSession } from '../auth/session-context.ts';
import { call } from './client.ts';
import { usePagedList } from './paged-list.ts';

/** Users asked for at a time: a few calls are enough to search a whole school. */
const usersPerCall = 200;

/** The school's users, oldest first. For admins. */
export function useUsers() {
  return usePagedList<User>('/user', usersPerCall);
}

/**
 * The calls that give and take the admin role.
 * @throws ApiError `forbidden`, `not-found` for an unknown address, `last-admin`
 */
export function useRoleCalls() {
  const { idToken } = useSession();
  const change = async (method: 'PUT' | 'DELETE', email: string) =>
    call<ModifiedAnswer>({
      method,
      path: `/user/admin/${encodeURIComponent(email)}`,
      token: await idToken(),
    });
  return {
    makeAdmin: (email: string) => change('PUT', email),
    removeAdmin: (email: string) => change('DELETE', email),
  };
}
