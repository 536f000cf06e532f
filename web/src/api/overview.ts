import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { usePagedList } from './paged-list.ts';
import { useOwnAnswer } from './use-answer.ts';

const changesPerCall = 100;

/** Every revoked certificate, the newest first. For admins. */
export function useRevocations() {
  return usePagedList(adminEndpoints.revocations, changesPerCall);
}

/** Figures of recent weeks. For admins. */
export function useOverview() {
  return useOwnAnswer(adminEndpoints.overview, {});
}

/** Course counts of these people, by uid. For admins. */
export function useEnrolmentCounts(uids: readonly string[]) {
  const request = uids.length > 0 ? { query: { of: uids.join(',') } } : null;
  return useOwnAnswer(adminEndpoints.enrolmentCounts, request);
}
