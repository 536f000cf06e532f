import type { MessageState } from '@pathshala/contract/contact';
import { endpoints } from '@pathshala/contract/endpoints';
import { usePagedList } from './paged-list.ts';

const messagesPerCall = 60;

/**
 * What visitors wrote through the contact form, newest first. For admins.
 * @param state left out: open and answered ones
 */
export function useMessages(state?: MessageState) {
  return usePagedList(endpoints.messages, messagesPerCall, { state });
}
