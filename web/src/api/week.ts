import { practiceEndpoints } from '@pathshala/contract/practice/endpoints';
import type { NewWeekLink, WeekView } from '@pathshala/contract/practice/model-test';
import useSWR from 'swr';
import { type ApiError, call } from '../http/client.ts';
import { languageQuery } from '../words/language.ts';
import { useCall, useOwnAnswer } from './use-answer.ts';

/** @param token the link's fragment; sent in the body, never in an address */
export function useWeekView(token: string) {
  return useSWR<WeekView, ApiError>(['week', token], () =>
    call(practiceEndpoints.weekView, { query: languageQuery, body: { token } }),
  );
}

export function useWeekLink() {
  const call = useCall();
  const answer = useOwnAnswer(practiceEndpoints.weekLink, {});
  return {
    answer,
    /** Also revokes the previous link. @throws ApiError */
    async make(): Promise<NewWeekLink> {
      const made = await call(practiceEndpoints.makeWeekLink, {});
      await answer.mutate({ since: made.since }, { revalidate: false });
      return made;
    },
    async end(): Promise<void> {
      await answer.mutate(await call(practiceEndpoints.endWeekLink, {}), { revalidate: false });
    },
  };
}
