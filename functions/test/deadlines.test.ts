import { expect, test, vi } from 'vitest';
import { type Dependencies, withDeadlines } from '../src/core/deadline.ts';
import { connect } from './support/emulators.ts';
import { gateTo } from './support/gate.ts';
import { duringTests } from './support/server.ts';

const gate = duringTests(() => gateTo('127.0.0.1:1'));
const emulated = duringTests(async () => {
  gate.mute();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', gate.host);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', gate.host);
  return connect();
});

type Ask = (services: Dependencies) => Promise<unknown>;

const document: (services: Dependencies) => FirebaseFirestore.DocumentReference = ({ db }) =>
  db.collection('things').doc('one');

const calls: readonly (readonly [name: string, ask: Ask])[] = [
  ['a document is read', (all) => document(all).get()],
  ['a document is made', (all) => document(all).create({})],
  ['a document is set', (all) => document(all).set({})],
  ['a document is changed', (all) => document(all).update({ a: 1 })],
  ['a document is removed', (all) => document(all).delete()],
  ['a document is added', ({ db }) => db.collection('things').add({})],
  ['a converted document is read', ({ db }) => db.collection('things').withConverter(null).doc('one').get()],
  ['documents are read', (all) => all.db.getAll(document(all), document(all))],
  ['a query is asked', ({ db }) => db.collection('things').where('a', '==', 1).limit(2).get()],
  ['documents are counted', ({ db }) => db.collection('things').where('a', '==', 1).count().get()],
  ['a group of collections is asked', ({ db }) => db.collectionGroup('things').get()],
  ['a batch is written', (all) => all.db.batch().set(document(all), {}).commit()],
  ['an account is read', ({ auth }) => auth.getUser('one')],
  ['an account is found', ({ auth }) => auth.getUserByEmail('one@school.test')],
  ['a transaction is done', (all) => all.db.runTransaction((one) => one.get(document(all)))],
  ['a claim is set', ({ auth }) => auth.setCustomUserClaims('one', {})],
];

const unavailable = { name: 'DomainError', code: 'unavailable' };

test('every call of a dependency that does not answer is given up', async () => {
  const calling = withDeadlines(emulated, () => 100);
  const ended = await Promise.all(
    calls.map(async ([name, ask]) => [name, await ask(calling).catch((error: unknown) => error)]),
  );
  expect(ended).toMatchObject(calls.map(([name]) => [name, unavailable]));
});
