import useSWR from 'swr';
import { hasClaim } from './has-claim.ts';
import { useSession } from './session-context.ts';

/**
 * Whether the signed-in person is a teacher, by their token. Every call of the studio looks at the account itself.
 * @param sure fetches a new token where this one does not say so: somebody may have become one since
 * @returns undefined while it is not known
 */
export function useTeacher(sure: boolean): boolean | undefined {
  const { state, idToken } = useSession();
  const uid = state.user?.uid;
  const ask = async () => {
    const says = (token: string | null) => token !== null && hasClaim(token, 'teacher');
    return says(await idToken()) || (sure && says(await idToken(true)));
  };
  return useSWR(uid === undefined ? null : ['teacher', uid, sure], ask, { errorRetryCount: 2 }).data;
}
