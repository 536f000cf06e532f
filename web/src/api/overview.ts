import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { numberText } from '../words/format.ts';
import { usePagedList } from './paged-list.ts';
import { useOwnAnswer } from './use-answer.ts';

/** More than this many are shown as 99+. */
const counted = 99;

export function useOpenMessages(): string | undefined {
  const { items = [], more } = usePagedList(endpoints.messages, counted, { state: 'open' });
  if (items.length === 0) return undefined;
  return more ? `${numberText(counted)}+` : numberText(items.length);
}

const changesPerCall = 100;

export function useRevocations() {
  return usePagedList(adminEndpoints.revocations, changesPerCall);
}

export function useOverview() {
  return useOwnAnswer(adminEndpoints.overview, {});
}

export function useEnrolmentCounts(uids: readonly string[]) {
  const request = uids.length > 0 ? { query: { of: uids.join(',') } } : null;
  return useOwnAnswer(adminEndpoints.enrolmentCounts, request);
}
