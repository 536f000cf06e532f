import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collections } from '@pathshala/functions/firestore/collections';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { emulatedSchool, everyType } from '../testing/emulated-school.ts';

const project = `demo-backup-${randomUUID()}`;
const app = initializeApp({ projectId: project }, project);
const [db, auth] = [getFirestore(app), getAuth(app)];
const emulated = emulatedSchool(project);
const temporary = mkdtempSync(join(tmpdir(), 'pathshala-backup-'));
const folder = join(temporary, 'kept');

/** Runs a command as `npm run` does. */
async function run(script: 'backup' | 'restore', ...args: string[]): Promise<string> {
  const command = [join(root, 'scripts', `${script}.ts`), ...args, '--project', project];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  return stdout.trim();
}

/** A document in every collection that the API keeps, more than one page of one, and one of every type of value. */
async function fillSchool(): Promise<void> {
  for (const open of Object.values(collections)) {
    await db.doc(`${open(db, 'c1').path}/one`).set({ in: open(db, 'c1').id });
  }
  await db.doc('courses/without-a-course/lessons/lost').set({ order: 1 });
  const writer = db.bulkWriter();
  for (let number = 0; number < 350; number += 1)
    void writer.create(db.doc(`enrolments/${number}`), { number });
  await writer.close();
  await emulated.put('messages/typed', everyType(project));
  await auth.createUser({
    uid: 'rima',
    email: 'rima@school.test',
    password: 'rima-pass',
    displayName: 'রিমা',
  });
  await auth.setCustomUserClaims('rima', { admin: true });
  await auth.importUsers([
    {
      uid: 'google',
      email: 'tanvir@school.test',
      emailVerified: true,
      disabled: true,
      metadata: { creationTime: new Date(1_700_000_000_000).toUTCString() },
      providerData: [{ providerId: 'google.com', uid: 'g-1', email: 'tanvir@school.test' }],
    },
  ]);
}

beforeAll(async () => {
  await fillSchool();
  await run('backup', '--to', folder);
}, 60_000);
afterAll(async () => {
  rmSync(temporary, { recursive: true });
  await deleteApp(app);
});

/** What people have, as the emulators themselves tell it. */
async function state() {
  const accounts = (await auth.listUsers()).users.map((user) => {
    const { uid, email, emailVerified, displayName, disabled, customClaims, metadata, providerData } = user;
    const providers = providerData.map((one) => [one.providerId, one.uid, one.email]);
    return {
      uid,
      email,
      emailVerified,
      displayName,
      disabled,
      customClaims,
      providers,
      at: metadata.creationTime,
    };
  });
  return { documents: await emulated.documents(), accounts };
}

describe('a backup that is put back', () => {
  test('is everything, as it was', async () => {
    const before = await state();
    const said = await run('backup', '--to', join(temporary, 'again'));
    const count = Object.keys(before.documents).length;
    expect(count).toBeGreaterThan(300);
    expect(said).toMatch(new RegExp(`^${count} documents and 2 accounts of demo-backup`));
    await emulated.clear();
    expect(await state()).toEqual({ documents: {}, accounts: [] });
    const restored = await run('restore', folder);
    expect(restored).toMatch(new RegExp(`^${count} documents and 2 accounts in demo-backup`));
    expect(await state()).toEqual(before);
    expect(await emulated.canSignIn('rima@school.test', 'rima-pass')).toBe(true);
  }, 60_000);

  test('can be read by its owner alone', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'documents.jsonl')).mode & 0o777).toBe(0o600);
  });
});

describe('nothing is written', () => {
  beforeEach(() => emulated.clear());

  test('over what is there, unless one says so', async () => {
    await db.doc('messages/mine').set({ name: 'Rima' });
    await expect(run('restore', folder)).rejects.toThrow(/not empty; --over/);
    expect(Object.keys(await emulated.documents())).toEqual(['messages/mine']);
    await run('restore', folder, '--over');
    const paths = Object.keys(await emulated.documents());
    expect(paths).toContain('messages/mine');
    expect(paths).toContain('enrolments/349');
  }, 60_000);

  test('where there are accounts alone', async () => {
    await auth.createUser({ uid: 'somebody' });
    await expect(run('restore', folder)).rejects.toThrow(/not empty/);
  });

  test.each([
    [
      'is missing a file',
      (copy: string) => rmSync(join(copy, 'accounts.jsonl')),
      /accounts\.jsonl is missing/,
    ],
    [
      'was changed',
      (copy: string) => appendFileSync(join(copy, 'documents.jsonl'), '{"path":"users/x","fields":{}}\n'),
      /documents\.jsonl is not as it was written/,
    ],
    ['was not finished', (copy: string) => rmSync(join(copy, 'manifest.json')), /no whole backup/],
  ])('from a backup that %s', async (_what, harm, line) => {
    const copy = mkdtempSync(join(temporary, 'copy-'));
    for (const name of ['manifest.json', 'documents.jsonl', 'accounts.jsonl']) {
      writeFileSync(join(copy, name), readFileSync(join(folder, name)));
    }
    harm(copy);
    await expect(run('restore', copy)).rejects.toThrow(line);
    expect(await state()).toEqual({ documents: {}, accounts: [] });
  });

  test('into the folder of an earlier backup', async () => {
    await expect(run('backup', '--to', folder)).rejects.toThrow(/is there already/);
  });
});
