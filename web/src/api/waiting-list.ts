import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { WaitingPlace } from '@pathshala/contract/courses/enrolment';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { languageQuery } from '../words/language.ts';
import { ownKey, useCall, useOwnAnswer } from './use-answer.ts';

export function useWaitingPlace(courseId: string) {
  const { state } = useSession();
  const { mutate: mutateAny } = useSWRConfig();
  const call = useCall();
  const { data, mutate } = useOwnAnswer(courseEndpoints.waitingPlace, { courseId });

  async function keep(place: WaitingPlace): Promise<void> {
    await mutate(place, { revalidate: false });
    // Home shows the list and has to refresh it.
    await mutateAny(
      ownKey(courseEndpoints.waitingList, { query: languageQuery }, state.user?.uid),
      undefined,
    );
  }

  return {
    waiting: data?.waiting ?? false,
    join: async () => keep(await call(courseEndpoints.joinWaitingList, { courseId })),
    leave: async () => keep(await call(courseEndpoints.leaveWaitingList, { courseId })),
  };
}

/** Includes opened courses. Undefined while unknown. */
export function useWaitingList() {
  const call = useCall();
  // A course may have opened meanwhile.
  const { data, error, mutate } = useOwnAnswer(
    courseEndpoints.waitingList,
    { query: languageQuery },
    { revalidateOnFocus: true },
  );
  // Separate from the answer: several can be dismissed at once, and their calls return in any order.
  const [away, setAway] = useState<readonly string[]>([]);
  return {
    entries: data?.filter((one) => !away.includes(one.courseId)),
    isKnown: data !== undefined || error !== undefined,
    /** Optimistic; restored on failure. @throws ApiError */
    async dismiss(courseId: string): Promise<void> {
      setAway((before) => [...before, courseId]);
      try {
        await call(courseEndpoints.leaveWaitingList, { courseId });
      } catch (error) {
        setAway((before) => before.filter((one) => one !== courseId));
        throw error;
      }
      await mutate();
    },
  };
}
