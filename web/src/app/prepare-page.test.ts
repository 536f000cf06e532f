import { beforeEach, expect, test, vi } from 'vitest';
import { keepModule, loadModule } from '../page-modules.ts';
import { serveSchool } from '../testing/serve-school.ts';
import { openDocument, preparePage } from './site-routes.tsx';

vi.mock('../page-modules.ts', { spy: true });
vi.mock('../page/newer-pages.ts', () => ({ newerPages: async () => ({}) }));
const load = vi.mocked(loadModule);

beforeEach(() => {
  load.mockReset().mockResolvedValue({ Component: () => null });
});

const loaded = () => [...new Set(load.mock.calls.flat())];

test.each([
  ['/course/sums?from=here', ['app/pages-layout.tsx', 'features/course/course-page.tsx'], ['/course/sums']],
  ['/', ['app/home/grades-page.tsx', 'app/home/home-page.tsx'], ['']],
  ['/gradeEight', ['app/home/grades-page.tsx', 'app/home/home-page.tsx'], []],
  ['/course/sums/lesson/one', ['app/pages-layout.tsx', 'features/lesson/lesson-page.tsx'], []],
])('%s is there before the click: its modules, and the data that is beside it', async (path, files, data) => {
  const asked = serveSchool(() => ({ json: null }));
  await preparePage(path);
  expect(loaded().sort()).toEqual(files);
  // Home's tabs share their data, which is fetched once.
  expect(asked.map(({ what }) => what)).toEqual(data.map((one) => `GET ${one}/data.json`));
});

test('what does not come is told to who waits for it', async () => {
  serveSchool(() => undefined);
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await expect(preparePage('/course/maps')).rejects.toThrow('Failed to fetch');
  expect(loaded()).toHaveLength(2);
});

test('the opened page waits for its own modules, and loads none', async () => {
  const ready = openDocument('schoolPage', {}, '/help').then(() => 'ready');
  keepModule('app/pages-layout.tsx', { Component: () => null });
  const turn = new Promise((resolve) => setTimeout(resolve, 0, 'waits'));
  expect(await Promise.race([ready, turn])).toBe('waits');
  keepModule('features/school-pages/school-page.tsx', { Component: () => null });
  expect(await ready).toBe('ready');
  expect(load).not.toHaveBeenCalled();
});
