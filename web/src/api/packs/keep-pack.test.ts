import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromPacks, ownFromPacks, partAddress, readPacks } from '../../../offline/packs/read.ts';
import { hashOf, keepPart, keptHashes, writePack } from '../../../offline/packs/write.ts';
import { stores } from '../../../offline/stores.ts';
import { courseAt, lessonAt, PackedSchool, rima } from '../../testing/packed-school.ts';
import { keptInstead } from '../kept-store.ts';
import { keepPack } from './keep-pack.ts';
import { textOfFailure } from './pack-failure.ts';
import { type Keeper, packNameOf, standingOf } from './pack-plan.ts';

let school: PackedSchool;

beforeEach(async () => {
  school = new PackedSchool();
  await school.begin();
});
afterEach(() => vi.unstubAllGlobals());

test('says the size first, then keeps all of it, verified', async () => {
  expect(await school.standing()).toMatchObject({ is: 'none' });
  expect(school.kept.all.size).toBe(0);
  const progress = await school.keep();
  const last = progress.at(-1);
  expect(progress[0]).toEqual({ here: 0, of: last?.of });
  expect(last?.here).toBe(last?.of);
  expect(await school.standing()).toMatchObject({ is: 'kept', missing: 0 });
  expect(await school.textAt('/course/sums')).toBe('<h1>Sums</h1>');
  expect(await school.textAt('/course/sums/data.json')).toBe('{"course":"sums"}');
  expect(await school.textAt('/course/sums/lesson/first')).toBe('<h1>First</h1>');
  expect(await school.textAt('/course/sums/lesson/second')).toBe('<h1>Lesson</h1>');
  expect(await school.textAt(courseAt)).toBe(school.has.get(courseAt));
  expect(await school.textAt('/covers/sums.svg')).toBe('<svg/>');
  expect(await school.textAt('/__/firebase/init.js')).toBe('firebase');
  // Its course and first lesson have pages of their own, and none of its texts has another script.
  expect(school.asked).not.toContain('/__spa-fallback');
  expect(school.asked).not.toContain('/assets/bengali.woff2');
  const own = await ownFromPacks('rima', '/course/sums/lesson/second');
  expect(await own?.json()).toEqual({ _id: 'second', body: '<p>2</p>' });
  expect(await ownFromPacks('tanvir', '/course/sums/lesson/second')).toBeUndefined();
  await vi.waitFor(() => expect(school.persist).toHaveBeenCalledOnce());
});

test('a visitor keeps what anybody may read, and no lesson of a person', async () => {
  school.signedIn = false;
  await school.publish(['first']);
  await school.keep(null);
  expect(school.asked.some((at) => at.includes('lesson/second'))).toBe(false);
  expect(await school.textAt(lessonAt('first'))).toBe(school.has.get(lessonAt('first')));
  expect(await school.standing(null)).toMatchObject({ is: 'kept' });
  school.signedIn = true;
  await school.publish();
  expect(await school.standing(rima)).toMatchObject({ is: 'newer' });
  // Who signs in has what anybody may read of it before they have it from the school.
  vi.stubGlobal('navigator', { onLine: false });
  const answer = await keptInstead({ uid: 'rima', path: '/course/sums/lesson/first' }, new Error('Lost'));
  expect(answer).toEqual({ _id: 'first', body: '<p>1</p>' });
});

test('goes on where it stopped: what is here, byte for byte, is not fetched again', async () => {
  school.has.delete('/assets/b.js');
  await expect(school.keep()).rejects.toMatchObject({ trouble: 'changed' });
  expect(await fromPacks('/course/sums')).toBeUndefined();
  expect(await school.standing()).toMatchObject({ is: 'begun' });
  school.has.set('/assets/b.js', 'b'.repeat(2000));
  const { hash } = await school.partOf('/assets/a.js');
  // What the disk has lost of it meanwhile.
  const all = school.kept.all.get(stores.packPart.cache);
  const found = all?.get(partAddress(hash));
  if (found) all?.set(partAddress(hash), { ...found, body: found.body.slice(0, 9) });
  await school.keep();
  expect(school.asked).toContain('/assets/a.js');
  expect(school.asked).toContain('/assets/b.js');
  expect(school.asked).not.toContain('/course/sums');
  expect(await school.textAt('/assets/a.js')).toBe('a'.repeat(1000));
});

test('what comes as something else than was said never counts', async () => {
  const plan = await school.plan();
  school.has.set('/course/sums', '<h1>Sums</h1><script>');
  await expect(school.keepPlan(plan, rima)).rejects.toMatchObject({ trouble: 'changed' });
  expect((await readPacks()).every(({ parts }) => parts.length === 0)).toBe(true);
});

test('an update fetches what differs, and the older one stays until all of it is here', async () => {
  await school.keep();
  const newer = '<h1>Sums, newer</h1>';
  school.has.set('/course/sums', newer);
  await school.build();
  expect(await school.standing()).toMatchObject({ is: 'newer' });
  school.has.delete('/course/sums');
  await expect(school.keep()).rejects.toThrow();
  expect(await school.textAt('/course/sums')).toBe('<h1>Sums</h1>');
  school.has.set('/course/sums', newer);
  await school.keep();
  expect(school.asked.filter((at) => at.startsWith('/assets/') || at.includes('lesson'))).toEqual([]);
  expect(await school.textAt('/course/sums')).toBe(newer);
  // What nothing needs any more is gone.
  const needed = (await readPacks()).flatMap(({ parts }) => parts.map(({ hash }) => hash));
  expect(await keptHashes()).toEqual(new Set(needed));
});

test('a course that was kept when pages were made in another way becomes one of now', async () => {
  const text = new TextEncoder().encode('older');
  const hash = await hashOf(text);
  await keepPart(hash, text, new Headers());
  const older = ['/course/sums', '/course/sums.data', '/assets/manifest-1.js', '/assets/entry.client-1.js'];
  const parts = older.map((at) => ({ at, hash, bytes: 5 }));
  await writePack({ ...packNameOf('sums'), title: 'Sums', page: '/course/sums', uid: 'rima', at: 1, parts });
  expect(await school.textAt('/course/sums')).toBe('older');
  expect(await school.standing()).toMatchObject({ is: 'newer' });
  await school.keep();
  expect(await school.standing()).toMatchObject({ is: 'kept', missing: 0 });
  expect(await school.textAt('/course/sums')).toBe('<h1>Sums</h1>');
  expect(await school.textAt('/course/sums/data.json')).toBe('{"course":"sums"}');
  for (const at of older.slice(1)) expect(await school.textAt(at)).toBeUndefined();
  expect(await keptHashes()).not.toContain(hash);
});

test.each([
  [
    'the browser says so before',
    () => {
      school.quota = 100;
    },
  ],
  [
    'it shows while it comes',
    () => {
      school.kept.room = 900;
    },
  ],
])('where there is no room it is said, and nothing half of it stays: %s', async (_when, fill) => {
  fill();
  const failure: unknown = await school.keep().catch((error: unknown) => error);
  expect(failure).toMatchObject({ trouble: 'full' });
  expect(textOfFailure(failure)).toMatch(/Not enough storage: 0\.1 MB more/);
  expect(await readPacks()).toEqual([]);
  expect(await keptHashes()).toEqual(new Set());
});

test('an update that has no room leaves what was there', async () => {
  await school.keep();
  school.has.set('/course/sums', '<h1>Newer</h1>');
  await school.build();
  school.quota = 0;
  await expect(school.keep()).rejects.toMatchObject({ trouble: 'full' });
  expect(await school.textAt('/course/sums')).toBe('<h1>Sums</h1>');
});

test('nothing of it is kept of who has logged out while it came', async () => {
  const leaving: Keeper = { ...rima, token: async () => 'token' };
  const plan = await school.plan(leaving);
  const onProgress = () => {
    school.signedIn = false;
  };
  const options = { keeper: leaving, signal: new AbortController().signal, onProgress };
  await expect(keepPack(plan, options)).rejects.toMatchObject({ name: 'AbortError' });
  expect(await readPacks()).toEqual([]);
  expect(await keptHashes()).toEqual(new Set());
});

test('without a connection the pack that is here is there, and no other', async () => {
  await school.keep();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await school.standing()).toMatchObject({ is: 'kept' });
  expect(await standingOf(packNameOf('words'), undefined)).toBeUndefined();
});

test('a browser that keeps nothing says so', async () => {
  vi.stubGlobal('navigator', {});
  await expect(school.keep()).rejects.toMatchObject({ trouble: 'unable' });
});
