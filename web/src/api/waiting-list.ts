import type { WaitingListEntry, WaitingPlace } from '@pathshala/contract/waiting-list';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { type ApiError, call } from './client.ts';

const keyOf = (uid: string | undefined) => (uid ? (['/waiting-list', uid] as const) : null);
const pathOf = (courseId: string) => `/waiting-list/${courseId}`;

/**
 * Whether the signed-in person wants to be told when a course opens, and the calls that say so.
 * @param courseId null: the course is open, nothing is asked
 */
export function useWaitingPlace(courseId: string | null) {
  const { state, idToken } = useSession();
  const { mutate: mutateAny } = useSWRConfig();
  const uid = state.user?.uid;
  const path = pathOf(courseId ?? '');
  const { data, mutate } = useSWR<WaitingPlace, ApiError>(uid && courseId ? [path, uid] : null, async () =>
    call<WaitingPlace>({ path, token: await idToken() }),
  );

  async function say(method: 'PUT' | 'DELETE'): Promise<void> {
    await mutate(await call<WaitingPlace>({ method, path, token: await idToken() }), { revalidate: false });
    // Home shows the list: it is to be asked for anew there.
    await mutateAny(keyOf(uid), undefined);
  }

  return {
    waiting: data?.waiting ?? false,
    /** @throws ApiError */
    join: () => say('PUT'),
    /** @throws ApiError */
    leave: () => say('DELETE'),
  };
}

/** The courses that the signed-in person waits for, and those of them that have opened. Undefined: not known (yet). */
export function useWaitingList() {
  const { state, idToken } = useSession();
  const uid = state.user?.uid;
  const { data, mutate } = useSWR<WaitingListEntry[], ApiError>(
    keyOf(uid),
    async () => call<WaitingListEntry[]>({ path: '/waiting-list', token: await idToken() }),
    // A course may have opened while the window was left.
    { revalidateOnFocus: true },
  );
  // Kept apart from the answer: several may be put away at once, in whatever order the calls come back.
  const [away, setAway] = useState<readonly string[]>([]);
  return {
    entries: data?.filter((one) => !away.includes(one.courseId)),
    /**
     * Puts the news of an opened course away: gone at once, and back again where the call fails.
     * @throws ApiError
     */
    async dismiss(courseId: string): Promise<void> {
      setAway((before) => [...before, courseId]);
      try {
        await call<WaitingPlace>({ method: 'DELETE', path: pathOf(courseId), token: await idToken() });
      } catch (error) {
        setAway((before) => before.filter((one) => one !== courseId));
        throw error;
      }
      await mutate();
    },
  };
}
