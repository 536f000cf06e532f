import { afterEach, expect, test } from 'vitest';
import { readModules, startSite } from './start-site.ts';

const router = window as unknown as {
  __reactRouterContext?: { basename: string; stream: ReadableStream<Uint8Array> };
  __reactRouterRouteModules?: object;
};

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const modules = {
  manifest: '/assets/manifest.js',
  routes: { root: ['/assets/root.js'], course: ['/assets/loader.js', '/assets/main.js'] },
  entry: '/assets/entry.js',
  all: ['/assets/entry.js', '/assets/react.js', '/index.json?lang=bn'],
  when: 'paint',
};

function page(): void {
  const part = (name: string, content: unknown) =>
    `<script type="application/json" data-start="${name}">${JSON.stringify(content)}</script>`;
  document.body.innerHTML =
    part('context', { basename: '/' }) +
    part('modules', modules) +
    part('answers', '[1') +
    part('answers', ',2]\n');
}

test('the router has all that it expects when the entry runs, and everything is fetched side by side', async () => {
  page();
  const run: string[] = [];
  await startSite(readModules(), async (address) => {
    if (address === modules.entry) expect(router.__reactRouterRouteModules).toBeDefined();
    run.push(address);
    return { [address]: true };
  });
  // What others need comes first, and the entry, which takes the page over, last.
  expect(run).toEqual([
    '/assets/react.js',
    '/assets/root.js',
    '/assets/loader.js',
    '/assets/main.js',
    '/assets/manifest.js',
    '/assets/entry.js',
  ]);
  expect(router.__reactRouterRouteModules).toEqual({
    root: { '/assets/root.js': true },
    course: { '/assets/loader.js': true, '/assets/main.js': true },
  });
  expect(router.__reactRouterContext?.basename).toBe('/');
  expect(await new Response(router.__reactRouterContext?.stream).text()).toBe('[1,2]\n');
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(ahead.map((link) => link.getAttribute('href'))).toEqual([
    '/assets/manifest.js',
    '/assets/entry.js',
    '/assets/react.js',
  ]);
  // As `fetch` will ask for it, so that it is fetched once.
  const data = document.querySelector<HTMLLinkElement>('link[rel=preload]');
  expect([data?.getAttribute('href'), data?.as, data?.crossOrigin]).toEqual([
    '/index.json?lang=bn',
    'fetch',
    'anonymous',
  ]);
});

test('between two modules that take long a press is answered', async () => {
  page();
  const done: string[] = [];
  const started = startSite(readModules(), async (address) => {
    if (done.length === 0) setTimeout(() => done.push('press'));
    const until = performance.now() + 10;
    while (performance.now() < until);
    done.push(address);
    return {};
  });
  await started;
  expect(done.slice(0, 2)).toEqual(['/assets/react.js', 'press']);
});

test('a module that cannot be had is an error', async () => {
  page();
  await expect(startSite(readModules(), () => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  );
  document.body.innerHTML = '';
  expect(readModules).toThrow('names no modules');
});
