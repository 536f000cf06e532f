import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { MessageState } from '@pathshala/contract/site/contact';
import { usePagedList } from '../../api/paged-list.ts';
import { useCall } from '../../api/use-call.ts';

const messagesPerCall = 60;

/**
 * What visitors wrote through the contact form, newest first. For admins.
 * @param state left out: open and answered ones
 */
export function useMessages(state?: MessageState) {
  return usePagedList(endpoints.messages, messagesPerCall, { state });
}

/**
 * What can be done with a message.
 * @throws ApiError `not-found` for one that is gone; deleting, `sign-in-again`
 */
export function useMessageCalls() {
  const call = useCall();
  return {
    setAnswered: (id: string, answered: boolean) =>
      call(adminEndpoints.answerMessage, { id, body: { answered } }),
    remove: (id: string) => call(adminEndpoints.deleteMessage, { id }),
  };
}
