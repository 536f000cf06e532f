import { endpoints } from '@pathshala/contract/calls/endpoints';
import { call } from '../http/client.ts';
import { practiceOutbox } from './practice-outbox.ts';
import { beginPractice, sendPractice } from './practice-sync.ts';

/** Sends unsent practice. @throws ApiError if the school is unreachable */
export async function sendWaiting(uid: string, token: () => Promise<string | null>): Promise<void> {
  if (practiceOutbox.waiting(uid).length === 0) return;
  beginPractice(uid);
  await sendPractice(uid, async (entries) =>
    call(endpoints.addPractice, { body: { entries }, quiet: true, token: await token() }),
  );
}

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
  await Promise.race([sendWaiting(uid, token), afterPatience()]);
}
