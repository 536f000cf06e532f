import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { usePagedList } from './paged-list.ts';
import { useOwnAnswer } from './use-answer.ts';

const changesPerCall = 100;

/** Every change of role, the newest first. For admins. */
export function useRoleChanges() {
  return usePagedList(adminEndpoints.roleChanges, changesPerCall);
}

/** The school's last weeks in numbers. For admins. */
export function useOverview() {
  return useOwnAnswer(adminEndpoints.overview, {});
}

/** How many courses each of these people has, by uid. For admins. */
export function useEnrolmentCounts(uids: readonly string[]) {
  const asked = uids.length > 0 ? { query: { of: uids.join(',') } } : null;
  return useOwnAnswer(adminEndpoints.enrolmentCounts, asked);
}
