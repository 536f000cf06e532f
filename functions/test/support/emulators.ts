import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** One per test file, so that files run in parallel: projects do not share documents, demo data or locks. */
export const testProject = `demo-pathshala-${randomUUID()}`;

export interface Emulated {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function connect(): Emulated {
  const firestoreHost = required('FIRESTORE_EMULATOR_HOST');
  const authHost = required('FIREBASE_AUTH_EMULATOR_HOST');
  // The emulators need no credentials.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const app = initializeApp({ projectId: testProject }, `${testProject}-${Math.random()}`);
  return {
    db: getFirestore(app),
    auth: getAuth(app),
    clear: async () => {
      await Promise.all([
        empty(`http://${firestoreHost}/emulator/v1/projects/${testProject}/databases/(default)/documents`),
        empty(`http://${authHost}/emulator/v1/projects/${testProject}/accounts`),
      ]);
    },
    close: () => deleteApp(app),
  };
}

async function empty(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`Could not empty ${address}: ${answer.status}`);
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`These tests need the emulators: ${name} is not set. Use npm test.`);
  return value;
}

export async function askAuth(method: string, body: object): Promise<unknown> {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return await answer.json();
}

export async function signIn(email: string, password: string): Promise<string> {
  const body = { email, password, returnSecureToken: true, targetProjectId: testProject };
  const { idToken } = (await askAuth('accounts:signInWithPassword?key=any', body)) as { idToken?: string };
  if (!idToken) throw new Error(`Could not sign ${email} in`);
  return idToken;
}
