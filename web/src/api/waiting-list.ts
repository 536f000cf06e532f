import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { WaitingPlace } from '@pathshala/contract/courses/waiting-list';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { languageQuery } from '../http/language-query.ts';
import { ownKey, useOwnAnswer } from './use-answer.ts';
import { useCall } from './use-call.ts';

/** Whether the signed-in person wants to be told when a course opens, and the calls that say so. */
export function useWaitingPlace(courseId: string) {
  const { state } = useSession();
  const { mutate: mutateAny } = useSWRConfig();
  const call = useCall();
  const { data, mutate } = useOwnAnswer(endpoints.waitingPlace, { courseId });

  async function keep(place: WaitingPlace): Promise<void> {
    await mutate(place, { revalidate: false });
    // Home shows the list: it is to be asked for again there.
    await mutateAny(ownKey(endpoints.waitingList, { query: languageQuery }, state.user?.uid), undefined);
  }

  return {
    waiting: data?.waiting ?? false,
    /** @throws ApiError */
    join: async () => keep(await call(endpoints.joinWaitingList, { courseId })),
    /** @throws ApiError */
    leave: async () => keep(await call(endpoints.leaveWaitingList, { courseId })),
  };
}

/** The courses that the signed-in person waits for, and those of them that have opened. Undefined: not known (yet). */
export function useWaitingList() {
  const call = useCall();
  // A course may have opened while the window was left.
  const { data, error, mutate } = useOwnAnswer(
    endpoints.waitingList,
    { query: languageQuery },
    { revalidateOnFocus: true },
  );
  // Kept apart from the answer: several may be put away at once, in whatever order the calls come back.
  const [away, setAway] = useState<readonly string[]>([]);
  return {
    entries: data?.filter((one) => !away.includes(one.courseId)),
    /** Whether an answer has come, or none will. */
    isKnown: data !== undefined || error !== undefined,
    /**
     * Puts the news of an opened course away: gone at once, and back again where the call fails.
     * @throws ApiError
     */
    async dismiss(courseId: string): Promise<void> {
      setAway((before) => [...before, courseId]);
      try {
        await call(endpoints.leaveWaitingList, { courseId });
      } catch (error) {
        setAway((before) => before.filter((one) => one !== courseId));
        throw error;
      }
      await mutate();
    },
  };
}
