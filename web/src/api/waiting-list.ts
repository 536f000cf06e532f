import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import { useState } from 'react';
import { languageQuery } from '../words/language.ts';
import { useCall, useOwnAnswer } from './use-answer.ts';

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
