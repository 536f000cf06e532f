import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromPacks, ownFromPacks, partAddress } from '../../../offline/packs/read.ts';
import { stores } from '../../../offline/stores.ts';
import { courseAt, lessonAt, PackedSchool, rima } from '../../testing/packed-school.ts';
import { keptInstead } from '../kept-store.ts';

let school: PackedSchool;
const nothing = { packs: [], hashes: new Set() };

beforeEach(async () => {
  school = new PackedSchool();
  await school.begin();
});
afterEach(() => vi.unstubAllGlobals());

/** Publishes the course's page in another text. */
async function renew(page: string): Promise<void> {
  school.has.set('/course/sums', page);
  await school.build();
}

test('shows the size first, then stores and verifies everything', async () => {
  expect(await school.standing()).toMatchObject({ is: 'none' });
  expect(school.kept.all.size).toBe(0);
  const progress = await school.keep();
  expect(progress[0]?.missing).toBe(progress[0]?.of);
  expect(progress.at(-1)).toEqual({ ...progress[0], missing: 0 });
  expect(await school.standing()).toMatchObject({ is: 'kept', missing: 0 });
  const own = ['/course/sums', '/course/sums/data.json', '/course/sums/lesson/first', '/covers/sums.svg'];
  for (const at of [...own, courseAt]) expect(await school.textAt(at), at).toBe(school.has.get(at));
  expect(await school.textAt('/course/sums/lesson/second')).toBe('<h1>Lesson</h1>');
  expect(await school.textAt('/__/firebase/init.js')).toBe('firebase');
  // Its course and first lesson have pages of their own, and none of its texts has another script.
  expect(school.asked).not.toContain('/__spa-fallback');
  expect(school.asked).not.toContain('/assets/bengali.woff2');
  const lesson = '/course/sums/lesson/second';
  expect(await (await ownFromPacks('rima', lesson))?.json()).toEqual({ _id: 'second', body: '<p>2</p>' });
  // To nobody else, and never by its address.
  expect(await ownFromPacks('tanvir', lesson)).toBeUndefined();
  expect(await fromPacks(lessonAt('second'))).toBeUndefined();
  await vi.waitFor(() => expect(school.persist).toHaveBeenCalledOnce());
  // Without a connection it is there still.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await school.standing()).toMatchObject({ is: 'kept' });
});

test('a visitor stores public lessons only', async () => {
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

test('resumes where it stopped, without refetching verified parts', async () => {
  school.has.delete('/assets/b.js');
  await expect(school.keep()).rejects.toMatchObject({ trouble: 'changed' });
  expect(await fromPacks('/course/sums')).toBeUndefined();
  expect(await school.standing()).toMatchObject({ is: 'begun' });
  school.has.set('/assets/b.js', 'b'.repeat(2000));
  // What the disk has lost of it meanwhile, and what it has mixed up.
  const addressOf = async (at: string) => partAddress((await school.hashAt(at)).hash);
  const parts = school.kept.all.get(stores.packPart.cache);
  const page = parts?.get(await addressOf('/course/sums'));
  if (!page) throw new Error('The page has not come');
  const half = (await page.clone().bytes()).slice(0, 9);
  parts?.set(await addressOf('/assets/a.js'), new Response(half));
  parts?.set(await addressOf('/course/sums/data.json'), page.clone());
  await school.keep();
  for (const at of ['/assets/a.js', '/course/sums/data.json', '/assets/b.js'])
    expect(school.asked).toContain(at);
  expect(school.asked).not.toContain('/course/sums');
  expect(await school.textAt('/assets/a.js')).toBe('a'.repeat(1000));
});

test('an update fetches what differs, and the older one stays until all of it is here', async () => {
  await school.keep();
  const newer = '<h1>Sums, newer</h1>';
  await renew(newer);
  expect(await school.standing()).toMatchObject({ is: 'newer', missing: newer.length });
  school.has.delete('/course/sums');
  await expect(school.keep()).rejects.toThrow();
  expect(await school.textAt('/course/sums')).toBe('<h1>Sums</h1>');
  school.has.set('/course/sums', newer);
  await school.keep();
  expect(school.asked.filter((at) => at.startsWith('/assets/') || at.includes('lesson'))).toEqual([]);
  expect(await school.textAt('/course/sums')).toBe(newer);
  // What nothing needs any more is gone.
  const { packs, hashes } = await school.device();
  expect(hashes).toEqual(new Set(packs.flatMap(({ parts }) => parts.map(({ hash }) => hash))));
});

test('stores nothing after a log-out', async () => {
  const leaving = async () => {
    school.signedIn = school.asked.every((at) => !at.startsWith('/assets/'));
    return 'token';
  };
  await expect(school.keep({ ...rima, token: leaving })).rejects.toMatchObject({ name: 'AbortError' });
  expect(await school.device()).toEqual(nothing);
});
