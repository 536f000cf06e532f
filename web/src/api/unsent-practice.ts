import { endpoints } from '@pathshala/contract/calls/endpoints';
import { call } from '../http/client.ts';
import { practiceOutbox } from './practice-outbox.ts';
import { sendPractice } from './practice-sync.ts';

export { sendPractice };

/** Longest delay of a log-out, milliseconds. */
const patience = 3000;

const afterPatience = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

/**
 * Sends unsent practice before log-out, within three seconds. The rest stays on the device under their uid until they
 * sign in again.
 * @throws ApiError if the school is unreachable
 */
export async function sendBeforeLogOut(uid: string, token: () => Promise<string>): Promise<void> {
  if (practiceOutbox.waiting(uid).length === 0 || !navigator.onLine) return;
  const send = sendPractice(uid, async (entries) =>
    call(endpoints.addPractice, { body: { entries }, quiet: true, token: await token() }),
  );
  await Promise.race([send, afterPatience()]);
}
