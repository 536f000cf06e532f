import { endpoints } from '@pathshala/contract/calls/endpoints';
import { numberText } from '../words/format.ts';
import { usePagedList } from './paged-list.ts';

/** Messages counted exactly. */
const counted = 99;

/** The number of messages that wait for an answer, such as 3 or 99+; undefined: none, or not known. For admins. */
export function useOpenMessages(): string | undefined {
  const { items = [], more } = usePagedList(endpoints.messages, counted, { state: 'open' });
  if (items.length === 0) return undefined;
  return more ? `${numberText(counted)}+` : numberText(items.length);
}
