import { afterEach, expect, test } from 'vitest';
import { type PageStart, readPageStart, startId } from '../page-start.ts';
import { startSite } from './start-site.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const start: PageStart = {
  modules: ['/assets/react.js', '/assets/page.js', '/assets/entry.js'],
  data: ['/index.json?lang=bn'],
  when: 'paint',
  page: 'course',
  sheets: [],
  isDrawn: false,
  loaderData: { course: { title: '</script>' } },
  errors: null,
};

test('what others need runs first, the entry last, and everything is fetched side by side', async () => {
  const run: string[] = [];
  await startSite(start, async (address) => {
    run.push(address);
  });
  expect(run).toEqual(start.modules);
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(ahead.map((link) => link.getAttribute('href'))).toEqual(start.modules);
  // With the same mode as `fetch`, so that it is fetched once.
  const data = document.querySelector<HTMLLinkElement>('link[rel=preload]');
  expect([data?.getAttribute('href'), data?.as, data?.crossOrigin]).toEqual([
    '/index.json?lang=bn',
    'fetch',
    'anonymous',
  ]);
});

test('a module that cannot be fetched is an error, and those after it do not run', async () => {
  const run: string[] = [];
  const offline = async (address: string) => {
    run.push(address);
    throw new Error('offline');
  };
  await expect(startSite(start, offline)).rejects.toThrow('offline');
  expect(run).toEqual(['/assets/react.js']);
});

test('a page says in JSON what it starts with; one that says nothing is not ours', () => {
  const text = JSON.stringify(start).replaceAll('<', '\\u003c');
  document.body.innerHTML = `<script type="application/json" id="${startId}">${text}</script>`;
  expect(readPageStart(document)).toEqual(start);
  document.body.innerHTML = '';
  expect(() => readPageStart(document)).toThrow(SyntaxError);
});

test('a document without its end, as the browser leaves for another language, starts nothing and says nothing', async () => {
  await expect(import('./boot.ts')).resolves.toBeDefined();
});
