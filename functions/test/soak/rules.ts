import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { forgedToken } from '../support/people.ts';
import { loadRules } from '../support/rules.ts';
import { rows } from '../support/rules-table.ts';
import { type Load, mostBreaches, type Outcome, randomFrom } from './part.ts';
import { type Attempt, anyAttempt, anyStore, mayDo, type Store } from './rules-model.ts';
import { requestFor } from './rules-request.ts';

const project = 'demo-pathshala-rules-soak';
const [first = '', ...others] = rows.map((row) => row.collection);
const collections = [first, ...others] as const;

/** Attempts on one store; then another, with other roles. */
const onOneStore = 200;

async function fill(db: Firestore, { users, enrolments }: Store): Promise<void> {
  const batch = db.batch();
  for (const { collection } of rows) batch.set(db.doc(`${collection}/x`), { uid: 'u0' });
  for (const [uid, user] of Object.entries(users)) batch.set(db.doc(`users/${uid}`), user);
  for (const [id, uid] of Object.entries(enrolments))
    batch.set(db.doc(`enrolments/${id}`), { uid, courseId: 'c1' });
  await batch.commit();
}

/** @returns whether Firestore did it; what is not there was allowed to be looked for */
async function attempt(one: Attempt): Promise<boolean> {
  const { uid, claims, authTime } = one.principal;
  const token = forgedToken({ ...claims, ...(uid ? { sub: uid } : {}), auth_time: authTime }, project);
  const { path, method, body } = requestFor(one);
  const base = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(base + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(uid ? { Authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status === 403) return false;
  if (answer.ok || answer.status === 404) return true;
  throw new Error(`Firestore answered ${answer.status}: ${text.slice(0, 300)}`);
}

/**
 * Compares what `firestore.rules` let happen with a model of what they are to let happen.
 * @param count of random principals with a document and an operation each
 */
export async function soakRules({ seed, progress }: Load, count: number): Promise<Outcome> {
  const environment = await loadRules(project);
  const app = initializeApp({ projectId: project }, `${project}-${Math.random()}`);
  const random = randomFrom(seed);
  const breaches: string[] = [];
  const counts = { attempts: 0, allowed: 0, refused: 0 };
  try {
    let store = anyStore(random);
    while (counts.attempts < count && breaches.length < mostBreaches) {
      if (counts.attempts % onOneStore === 0) {
        store = anyStore(random);
        await environment.clearFirestore();
        await fill(getFirestore(app), store);
      }
      const one = anyAttempt(random, collections);
      const isAllowed = await attempt(one);
      counts.attempts += 1;
      counts[isAllowed ? 'allowed' : 'refused'] += 1;
      if (isAllowed !== mayDo(store, one)) {
        const record = store.users[one.principal.uid ?? ''];
        breaches.push(`${isAllowed ? 'allowed' : 'refused'}: ${JSON.stringify({ ...one, record })}`);
      }
      progress(counts.attempts, count);
    }
    return { figures: counts, breaches };
  } finally {
    await Promise.all([environment.cleanup(), deleteApp(app)]);
  }
}
