import type { Interest } from '@pathshala/functions/contract/enrolment';
import useSWR from 'swr';
import { useSession } from '../auth/session-context.ts';
import { type ApiError, call } from './client.ts';

/**
 * Whether the signed-in person wants to be told when a course opens, and the call that says so.
 * @param courseId null: the course is open, nothing is asked
 */
export function useInterest(courseId: string | null) {
  const { state, idToken } = useSession();
  const uid = state.user?.uid;
  const path = `/interest/${courseId}`;
  const { data, mutate } = useSWR<Interest, ApiError>(
    uid && courseId ? [path, uid] : null,
    async () => call<Interest>({ path, token: await idToken() }),
    { errorRetryCount: 1, revalidateOnFocus: false },
  );
  return {
    asked: data?.asked ?? false,
    /** @throws ApiError */
    async ask(): Promise<void> {
      const answer = await call<Interest>({ method: 'PUT', path, token: await idToken() });
      await mutate(answer, { revalidate: false });
    },
  };
}
