import { endpoints } from '@pathshala/contract/calls/endpoints';
import { call } from '../http/client.ts';
import { practiceOutbox } from './practice-outbox.ts';
import { sendPractice } from './practice-sync.ts';

/** Nobody waits longer to be logged out, milliseconds. */
const patience = 3000;

const afterPatience = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

/**
 * Sends what somebody has practised before they are logged out, as far as that goes in three seconds. What is not sent then
 * stays on the device under their uid, and is sent when they sign in here again.
 * @throws ApiError where the school cannot be asked now
 */
export async function sendBeforeLogOut(uid: string, token: () => Promise<string>): Promise<void> {
  if (practiceOutbox.waiting(uid).length === 0 || !navigator.onLine) return;
  const send = sendPractice(uid, async (entries) =>
    call(endpoints.addPractice, { body: { entries }, quiet: true, token: await token() }),
  );
  await Promise.race([send, afterPatience()]);
}
