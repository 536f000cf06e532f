import { expect, test } from 'vitest';
import { leanManifest } from './lean-manifest.ts';

const manifest = {
  routes: {
    root: {
      id: 'root',
      hasLoader: false,
      hasErrorBoundary: true,
      imports: ['/b.js', '/react.js'],
      css: ['/z', '/a'],
    },
    page: { id: 'page', hasLoader: true, index: false, imports: ['/react.js', '/a.js', '/b.js'] },
    plain: { id: 'plain', imports: ['/a.js', '/react.js'] },
  },
  version: '1',
};

test('what is false of a route is left out, and files that routes share come first; styles keep their order', () => {
  const text = leanManifest(`window.list=${JSON.stringify(manifest)};`);
  expect(text.startsWith('window.list={') && text.endsWith('};')).toBe(true);
  expect(JSON.parse(text.slice('window.list='.length, -1))).toEqual({
    routes: {
      root: { id: 'root', hasErrorBoundary: true, imports: ['/react.js', '/b.js'], css: ['/z', '/a'] },
      page: { id: 'page', hasLoader: true, imports: ['/react.js', '/a.js', '/b.js'] },
      plain: { id: 'plain', imports: ['/react.js', '/a.js'] },
    },
    version: '1',
  });
});
