import type { CourseDetail } from '@pathshala/contract/course';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from '../../../offline/packs/pack.ts';
import { fromPacks, ownFromPacks, partAddress, readPacks } from '../../../offline/packs/read.ts';
import { hashOf, keptHashes } from '../../../offline/packs/write.ts';
import { stores } from '../../../offline/stores.ts';
import { FakeCaches } from '../../../offline/testing/fake-caches.ts';
import { keepPack, type PackProgress } from './keep-pack.ts';
import { textOfFailure } from './pack-failure.ts';
import { type Keeper, packNameOf, planPack, standingOf } from './pack-plan.ts';

const course = { _id: 'sums', title: 'Sums' } satisfies Partial<CourseDetail>;
const name = packNameOf('sums');
const rima: Keeper = { uid: 'rima', token: async () => 'token' };

/** What the school has at each address. */
let school: Map<string, string>;
/** Addresses in the order in which they were asked for. */
let asked: string[];
let kept: FakeCaches;
let storage: { quota: number; persist: ReturnType<typeof vi.fn> };
let signedIn: string | null;

const bytesIn = (text: string) => new TextEncoder().encode(text);
const partOf = async (at: string, more: Partial<Part> = {}): Promise<Part> => {
  const text = school.get(at) ?? '';
  return { at, hash: await hashOf(bytesIn(text)), bytes: text.length, ...more };
};

/** Publishes what the school has, as a build does and as the API says it. */
async function publish(): Promise<void> {
  const pages = ['/course/sums', '/assets/a.js', '/assets/b.js'];
  const shell = await partOf('/course/-/lesson/-', { as: ['/course/sums/lesson/second'] });
  const parts = [shell, ...(await Promise.all(pages.map((at) => partOf(at))))];
  school.set('/packs/sums.en.json', JSON.stringify({ parts, lessons: 10 }));
  const { hash, bytes } = await partOf('/api/course/sums/lesson/second');
  school.set('/api/course/sums/pack', JSON.stringify({ lessons: [{ id: 'second', hash, bytes }] }));
}

beforeEach(async () => {
  asked = [];
  signedIn = 'token';
  school = new Map([
    ['/course/sums', '<h1>Sums</h1>'],
    ['/course/-/lesson/-', '<h1>Lesson</h1>'],
    ['/assets/a.js', 'a'.repeat(1000)],
    ['/assets/b.js', 'b'.repeat(2000)],
    ['/api/course/sums', '{"_id":"sums"}'],
    ['/api/course/sums/lesson/second', '{"_id":"second","body":"<p>2</p>"}'],
    ['/__/firebase/init.js?useEmulator=true', 'firebase'],
  ]);
  await publish();
  kept = new FakeCaches();
  storage = { quota: 10_000_000, persist: vi.fn(async () => true) };
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('localStorage', { getItem: () => signedIn });
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => undefined },
    storage: {
      estimate: async () => ({ quota: storage.quota, usage: 0 }),
      persisted: async () => false,
      persist: storage.persist,
    },
  });
  vi.stubGlobal('fetch', async (at: string) => {
    asked.push(at);
    const text = school.get(at);
    return new Response(text ?? '{}', { status: text === undefined ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function keep(keeper: Keeper | null = rima, control = new AbortController()) {
  const plan = await planPack(course, keeper);
  if (!plan) throw new Error('The school has no pack');
  const progress: PackProgress[] = [];
  asked.length = 0;
  await keepPack(plan, { keeper, signal: control.signal, onProgress: (one) => progress.push(one) });
  return progress;
}
const standing = async (keeper: Keeper | null = rima) =>
  standingOf(name, await planPack(course, keeper).catch(() => undefined));
const textAt = async (at: string) => (await fromPacks(at))?.text();

test('says the size first, then keeps all of it, verified', async () => {
  expect(await standing()).toMatchObject({ is: 'none' });
  expect(kept.all.size).toBe(0);
  const progress = await keep();
  const last = progress.at(-1);
  expect(progress[0]).toEqual({ here: 0, of: last?.of });
  expect(last?.here).toBe(last?.of);
  expect(await standing()).toMatchObject({ is: 'kept', missing: 0 });
  expect(await textAt('/course/sums/lesson/second')).toBe('<h1>Lesson</h1>');
  expect(await textAt('/api/course/sums')).toBe('{"_id":"sums"}');
  expect(await textAt('/__/firebase/init.js')).toBe('firebase');
  const own = await ownFromPacks('rima', '/course/sums/lesson/second');
  expect(await own?.json()).toEqual({ _id: 'second', body: '<p>2</p>' });
  expect(await ownFromPacks('tanvir', '/course/sums/lesson/second')).toBeUndefined();
  await vi.waitFor(() => expect(storage.persist).toHaveBeenCalledOnce());
});

test('a visitor keeps what anybody may read, and no lesson of a person', async () => {
  signedIn = null;
  await keep(null);
  expect(asked.some((at) => at.includes('lesson/second'))).toBe(false);
  expect(await standing(null)).toMatchObject({ is: 'kept' });
  signedIn = 'token';
  expect(await standing(rima)).toMatchObject({ is: 'newer' });
});

test('goes on where it stopped: what is here, byte for byte, is not fetched again', async () => {
  school.delete('/assets/b.js');
  await expect(keep()).rejects.toMatchObject({ trouble: 'changed' });
  expect(await fromPacks('/course/sums')).toBeUndefined();
  expect(await standing()).toMatchObject({ is: 'begun' });
  school.set('/assets/b.js', 'b'.repeat(2000));
  const { hash } = await partOf('/assets/a.js');
  // What the disk has lost of it meanwhile.
  const all = kept.all.get(stores.packPart.cache);
  const found = all?.get(partAddress(hash));
  if (found) all?.set(partAddress(hash), { ...found, body: found.body.slice(0, 9) });
  await keep();
  expect(asked).toContain('/assets/a.js');
  expect(asked).toContain('/assets/b.js');
  expect(asked).not.toContain('/course/sums');
  expect(await textAt('/assets/a.js')).toBe('a'.repeat(1000));
});

test('what comes as something else than was said never counts', async () => {
  const honest = school.get('/course/sums') ?? '';
  const plan = await planPack(course, rima);
  school.set('/course/sums', `${honest}<script>`);
  if (!plan) throw new Error('The school has no pack');
  const options = { keeper: rima, signal: new AbortController().signal, onProgress: () => undefined };
  await expect(keepPack(plan, options)).rejects.toMatchObject({ trouble: 'changed' });
  expect((await readPacks()).every(({ parts }) => parts.length === 0)).toBe(true);
});

test('an update fetches what differs, and the older one stays until all of it is here', async () => {
  await keep();
  school.set('/course/sums', '<h1>Sums, newer</h1>');
  school.set('/assets/c.js', 'c');
  await publish();
  expect(await standing()).toMatchObject({ is: 'newer' });
  const newer = school.get('/course/sums') ?? '';
  school.delete('/course/sums');
  await expect(keep()).rejects.toThrow();
  expect(await textAt('/course/sums')).toBe('<h1>Sums</h1>');
  school.set('/course/sums', newer);
  await keep();
  expect(asked.filter((at) => at.startsWith('/assets/') || at.includes('lesson'))).toEqual([]);
  expect(await textAt('/course/sums')).toBe('<h1>Sums, newer</h1>');
  // What nothing needs any more is gone.
  const needed = (await readPacks()).flatMap(({ parts }) => parts.map(({ hash }) => hash));
  expect(await keptHashes()).toEqual(new Set(needed));
});

test.each([
  ['the browser says so before', () => (storage.quota = 100)],
  ['it shows while it comes', () => (kept.room = 900)],
])('where there is no room it is said, and nothing half of it stays: %s', async (_when, fill) => {
  fill();
  const failure: unknown = await keep().catch((error: unknown) => error);
  expect(failure).toMatchObject({ trouble: 'full' });
  expect(textOfFailure(failure)).toMatch(/no room left on this device: 0\.1 MB more/);
  expect(await readPacks()).toEqual([]);
  expect(await keptHashes()).toEqual(new Set());
});

test('an update that has no room leaves what was there', async () => {
  await keep();
  school.set('/course/sums', '<h1>Newer</h1>');
  await publish();
  storage.quota = 0;
  await expect(keep()).rejects.toMatchObject({ trouble: 'full' });
  expect(await textAt('/course/sums')).toBe('<h1>Sums</h1>');
});

test('nothing of it is kept of who has logged out while it came', async () => {
  const leaving: Keeper = { ...rima, token: async () => 'token' };
  const plan = await planPack(course, leaving);
  if (!plan) throw new Error('The school has no pack');
  const onProgress = () => {
    signedIn = null;
  };
  const options = { keeper: leaving, signal: new AbortController().signal, onProgress };
  await expect(keepPack(plan, options)).rejects.toMatchObject({ name: 'AbortError' });
  expect(await readPacks()).toEqual([]);
  expect(await keptHashes()).toEqual(new Set());
});

test('without a connection the pack that is here is there, and no other', async () => {
  await keep();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await standing()).toMatchObject({ is: 'kept' });
  expect(await standingOf(packNameOf('words'), undefined)).toBeUndefined();
});

test('a browser that keeps nothing says so', async () => {
  vi.stubGlobal('navigator', {});
  await expect(keep()).rejects.toMatchObject({ trouble: 'unable' });
});
