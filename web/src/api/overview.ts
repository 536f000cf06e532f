import { certificateEndpoints } from '@pathshala/contract/certificates/endpoints';
import { overviewEndpoints } from '@pathshala/contract/overview/overview';
import { siteEndpoints } from '@pathshala/contract/site/endpoints';
import { numberText } from '../words/format.ts';
import { usePagedList } from './paged-list.ts';
import { useOwnAnswer } from './use-answer.ts';

/** More than this many are shown as 99+. */
const counted = 99;

export function useOpenMessages(): string | undefined {
  const { items = [], more } = usePagedList(siteEndpoints.messages, counted, { state: 'open' });
  if (items.length === 0) return undefined;
  return more ? `${numberText(counted)}+` : numberText(items.length);
}

const changesPerCall = 100;

export function useRevocations() {
  return usePagedList(certificateEndpoints.revocations, changesPerCall);
}

export function useOverview() {
  return useOwnAnswer(overviewEndpoints.overview, {});
}

export function useEnrolmentCounts(uids: readonly string[]) {
  const request = uids.length > 0 ? { query: { of: uids.join(',') } } : null;
  return useOwnAnswer(overviewEndpoints.enrolmentCounts, request);
}
