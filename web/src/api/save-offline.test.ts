import { beforeEach, expect, test, vi } from 'vitest';
import { findSaved, forgetVisits, ownKey, readAllSaved, readSaved, type Saved } from '../../offline/saved.ts';
import { FakeCaches } from '../../offline/testing/fake-caches.ts';
import { keptInstead } from './kept-store.ts';
import { type Owner, saveOffline } from './save-offline.ts';

const name = { kind: 'course', id: 'sums', language: 'en' } as const;
const rima: Owner = { uid: 'rima', token: async () => 'token' };
const tanvir: Owner = { uid: 'tanvir', token: async () => 'token' };
const lessons = ['first', 'second'];
const course = {
  ...{ _id: 'sums', title: 'Sums', img: '/covers/sums.svg', complete: true, price: 5 },
  outline: lessons.map((id) => ({ id })),
};

// The real table names lessons of the school.
vi.mock('@pathshala/content/practice/lesson-links', () => ({
  lessonLinks: { 'sums/second': [{ id: 'adding' }] },
}));

let school: Map<string, string>;
let device: FakeCaches;
let asked: string[];
let isSignedIn: boolean;
/** The number of requests until the connection is lost. */
let left: number;

/** Serves all files of one build, instead of the one before. */
function deploy(build: string): void {
  for (const at of school.keys()) if (at.startsWith('/assets/')) school.delete(at);
  const file = (one: string) => `/assets/${one}-${build}.js`;
  const page = (title: string) => `<title>${title} ${build}</title>["${file('page')}"]`;
  for (const one of ['page', 'later', 'adding']) school.set(file(one), `${one} ${build}`);
  const list = { files: [file('page'), file('later')], skills: { adding: [file('adding')] } };
  school.set('/saved-files.json', JSON.stringify(list));
  const rendered = ['/downloads', '/course/sums', '/course/sums/lesson/first', '/practice/adding', '/books'];
  for (const at of rendered) school.set(at, page(at));
  school.set('/course/-/lesson/-', page('shell'));
  school.set('/__spa-fallback', page('fallback'));
}

beforeEach(() => {
  [school, device, asked] = [new Map(), new FakeCaches(), []];
  [isSignedIn, left] = [true, Number.POSITIVE_INFINITY];
  deploy('one');
  for (const [at, content] of Object.entries({
    '/covers/sums.svg': '<svg/>',
    '/course/sums/data.json': '{"course":1}',
    '/practice/adding/data.json': '{"adding":1}',
    '/api/course/sums': JSON.stringify(course),
    '/api/course/sums/lesson/first': '{"_id":"first"}',
    '/api/course/sums/lesson/second': '{"_id":"second"}',
    '/__/firebase/init.js?useEmulator=true': 'firebase',
    '/blog2.json': '[{"_id":"tables","title":"Tables","img":"","pdf":"/books/tables.pdf"}]',
    '/books/tables.pdf': '%PDF',
  }))
    school.set(at, content);
  vi.stubGlobal('caches', device);
  vi.stubGlobal('localStorage', { getItem: () => (isSignedIn ? 'token' : null) });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register: async () => ({}) } });
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    left -= 1;
    if (left < 0) throw new TypeError('Failed to fetch');
    asked.push(address);
    const text = school.get(address);
    const type = address.endsWith('.json') ? 'application/json' : 'text/html';
    return new Response(text ?? '{}', {
      status: text === undefined ? 404 : 200,
      headers: { 'Content-Type': type },
    });
  });
});

const { signal } = new AbortController();
const save = (
  owner: Owner | null = rima,
  has = owner !== null,
  onProgress: (saved: Saved) => void = () => undefined,
) => saveOffline(name, { owner, has, signal, onProgress });
const textAt = async (key: string) => (await findSaved(key))?.text();

/** Everything that counts as saved opens, with the files that it names and those that its build loads later. */
async function expectWhole(saved: Saved | undefined, uid = 'rima'): Promise<void> {
  for (const lesson of saved?.here ?? []) {
    const own = await textAt(ownKey(uid, `/course/sums/lesson/${lesson}`));
    expect(own, lesson).toContain(lesson);
    const opened = ['/downloads', '/course/sums', `/course/sums/lesson/${lesson}`];
    for (const at of lesson === 'second' ? [...opened, '/practice/adding'] : opened) {
      const html = (await textAt(at)) ?? '';
      const [, build] = /page-(\w+)\.js/.exec(html) ?? [];
      const files = ['page', 'later', ...(at === '/practice/adding' ? ['adding'] : [])];
      for (const file of files)
        expect(await textAt(`/assets/${file}-${build}.js`), `${at}: ${file}`).toBeDefined();
    }
    expect(await textAt('/course/sums/data.json')).toBeDefined();
    if (lesson === 'second') expect(await textAt('/practice/adding/data.json')).toBeDefined();
  }
}

test('saves lesson by lesson, and says so', async () => {
  const said: string[] = [];
  await save(rima, true, ({ here, of }) => said.push(`${here.length} of ${of}`));
  expect(said).toEqual(['0 of 2', '1 of 2', '2 of 2', '2 of 2']);
  const saved = await readSaved(name);
  expect(saved).toMatchObject({ title: 'Sums', page: '/course/sums', uid: 'rima', here: lessons });
  await expectWhole(saved);
  expect(await textAt('/course/sums/lesson/second')).toContain('shell');
  expect(await textAt('/covers/sums.svg')).toBe('<svg/>');
});

test('cut off anywhere, at first and while all is saved again, what is said to be here opens; then it goes on', async () => {
  let steps = 0;
  for (const build of ['one', 'two', 'three']) {
    deploy(build);
    for (let from = 0; ; from += 1) {
      left = from;
      const cut = await save().then(
        () => false,
        () => true,
      );
      await expectWhole(await readSaved(name));
      steps += 1;
      if (!cut) break;
    }
    left = Number.POSITIVE_INFINITY;
  }
  expect(steps).toBeGreaterThan(20);
  // Nothing is left of earlier builds.
  const [all] = [...device.all.values()];
  expect([...(all?.keys() ?? [])].filter((key) => /-(?:one|two)\.js$/.test(key))).toEqual([]);
});

test('goes on without fetching again what has come, and a full device says so', async () => {
  device.room = 900;
  await expect(save()).rejects.toMatchObject({ why: 'full' });
  expect(asked).toContain('/assets/page-one.js');
  asked.length = 0;
  device.room = Number.POSITIVE_INFINITY;
  await save();
  expect(asked).not.toContain('/assets/page-one.js');
  await expectWhole(await readSaved(name));
});

test('a page of another build than its files is not taken: it starts over once, then says so', async () => {
  school.set('/course/sums', '<p>["/assets/page-two.js"]</p>');
  await expect(save()).rejects.toMatchObject({ why: 'changed' });
  expect(asked.filter((at) => at === '/saved-files.json')).toHaveLength(2);
  expect(await textAt('/course/sums')).toBeUndefined();
});

test('a visitor has what anybody may read, who signs in has it too, and who then has the course has all of it', async () => {
  await save(null);
  expect(await readSaved(name)).toMatchObject({ uid: null, here: ['first'], of: 1 });
  expect(asked.some((at) => at.includes('lesson/second'))).toBe(false);
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  const lost = new Error('Lost');
  expect(await keptInstead({ uid: 'rima', path: '/course/sums/lesson/first' }, lost)).toEqual({
    _id: 'first',
  });
  await save();
  expect(await readSaved(name)).toMatchObject({ uid: 'rima', here: lessons });
});

test('lessons of one account are nobody else’s, and go with the log-out', async () => {
  await save();
  const path = '/course/sums/lesson/second';
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  await expect(keptInstead({ uid: 'tanvir', path }, new Error('Lost'))).rejects.toThrow('Lost');
  expect(await textAt(`/api${path}`)).toBeUndefined();
  await save(tanvir);
  expect(await textAt(ownKey('rima', path))).toBeUndefined();
  forgetVisits();
  await vi.waitFor(() => expect([...device.all.keys()]).toEqual([]));
});

test('what is saved while somebody logs out is not left behind', async () => {
  const leaving = async () => {
    isSignedIn = false;
    forgetVisits();
    return 'token';
  };
  await expect(save({ ...rima, token: leaving })).rejects.toMatchObject({ name: 'AbortError' });
  expect(await readAllSaved()).toEqual([]);
});

test('of a course that is no longer published its students save what the API has', async () => {
  const page = '/course/sums';
  for (const at of [page, `${page}/data.json`, `${page}/lesson/first`, `/api${page}`]) school.delete(at);
  school.set('/api/enrolment/sums/course', JSON.stringify(course));
  await save();
  expect(await textAt('/course/sums')).toContain('fallback');
  const { price: _, ...unpriced } = course;
  expect(JSON.parse((await textAt('/course/sums/data.json')) ?? '')).toMatchObject({ course: unpriced });
  await expectWhole(await readSaved(name));
  await expect(save(null)).rejects.toMatchObject({ why: 'lost' });
});

test('a book is saved with the page of books', async () => {
  const book = { kind: 'book', id: 'tables', language: 'en' } as const;
  await saveOffline(book, { owner: null, has: true, signal, onProgress: () => undefined });
  const found = { title: 'Tables', page: '/books/tables.pdf', here: ['tables'] };
  expect(await readSaved(book)).toMatchObject(found);
  for (const at of ['/books/tables.pdf', '/books', '/downloads', '/blog2.json'])
    expect(await textAt(at), at).toBeDefined();
});
