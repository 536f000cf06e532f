/**
 * The API in its own process, which kills itself as in a power cut: no `finally` runs and no answer is sent. Prints
 * its address when it is ready.
 * DIE_AT: `payments` or `enrolments` (at the first read of that collection), `commit` (before the write), `committed`
 * (written, not answered). TEST_PROJECT: the project in the emulators.
 */
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { serveApi } from './api.ts';
import { connect } from './emulators.ts';
import { schoolStripe } from './stripe-events.ts';

const dieAt = process.env.DIE_AT ?? '';

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
}

/** The real database, which dies at one step. */
function deadly(db: Firestore): Firestore {
  const collection = (name: string) => (name === dieAt ? die() : db.collection(name));
  const batch = (): WriteBatch => {
    const real = db.batch();
    const commit = real.commit.bind(real);
    real.commit = async () => {
      if (dieAt === 'commit') die();
      const written = await commit();
      return dieAt === 'committed' ? die() : written;
    };
    return real;
  };
  return new Proxy(db, {
    get: (target, key) => {
      if (key === 'collection') return collection;
      if (key === 'batch') return batch;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const { db, auth } = connect(process.env.TEST_PROJECT);
const services = { db: deadly(db), auth, createPaymentProvider: schoolStripe() };
const { url } = await serveApi(services);
console.log(url);
