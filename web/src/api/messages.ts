import { endpoints } from '@pathshala/contract/endpoints';
import { usePagedList } from './paged-list.ts';

const messagesPerCall = 60;

/** What visitors wrote through the contact form, newest first. For admins. */
export function useMessages() {
  return usePagedList(endpoints.messages, messagesPerCall);
}
