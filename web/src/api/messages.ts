import type { ContactMessage } from '@pathshala/contract/contact';
import { usePagedList } from './paged-list.ts';

const messagesPerCall = 60;

/** What visitors wrote through the contact form, newest first. For admins. */
export function useMessages() {
  return usePagedList<ContactMessage>('/messages', messagesPerCall);
}
