import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { newSecret } from '../core/secret.ts';
import { collections } from './collections.ts';
import { compareAndSet } from './compare-and-set.ts';

/**
 * A random secret by name, the same in every instance, created on demand.
 * @param expiresAt milliseconds since 1970: when Firestore deletes it; left out: never
 */
export async function saltNamed(db: Firestore, name: string, expiresAt?: number): Promise<string> {
  const document = collections.rateSalts(db).doc(name);
  const record = {
    salt: newSecret(),
    ...(expiresAt !== undefined && { expiresAt: Timestamp.fromMillis(expiresAt) }),
  };
  await compareAndSet(document, (before) => (before ? undefined : record));
  const known = (await document.get()).data();
  if (!known) throw new Error(`The secret ${name} is not there.`);
  return known.salt;
}
