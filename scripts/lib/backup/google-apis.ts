import { setTimeout as sleep } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { isEmulated } from '../projects.ts';

const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth } = process.env;

/** Where the REST interfaces of Firestore and Auth are. */
const origins = isEmulated
  ? { firestore: `http://${firestore}`, accounts: `http://${auth}/identitytoolkit.googleapis.com` }
  : { firestore: 'https://firestore.googleapis.com', accounts: 'https://identitytoolkit.googleapis.com' };

/** Backoff when a service is overloaded, milliseconds. */
const pauses = [500, 1000, 2000, 4000, 8000];

async function headers(): Promise<Record<string, string>> {
  if (isEmulated) return { authorization: 'Bearer owner' };
  const credential = applicationDefault();
  const { access_token: token } = await credential.getAccessToken();
  // Quota project for personal credentials, as sent by the Admin SDK.
  const quota = (credential as { getQuotaProjectId?: () => string | undefined }).getQuotaProjectId?.();
  return { authorization: `Bearer ${token}`, ...(quota && { 'x-goog-user-project': quota }) };
}

/**
 * Calls a method of a service, with retries.
 * @param path below the version, such as `projects/school/accounts:batchGet`
 * @param body left out: a GET
 * @throws Error if refused or failing repeatedly
 */
export async function call<T>(
  service: keyof typeof origins,
  path: string,
  body?: object,
  tries = pauses,
): Promise<T> {
  const response = await fetch(`${origins[service]}/v1/${path}`, {
    headers: { ...(await headers()), 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.ok) return (await response.json()) as T;
  const [pause, ...later] = tries;
  if (pause === undefined || (response.status !== 429 && response.status < 500))
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  await sleep(pause);
  return await call(service, path, body, later);
}
