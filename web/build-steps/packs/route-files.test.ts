import { expect, test } from 'vitest';
import { manifestIn, routeFiles } from './route-files.ts';

const routes = {
  root: { module: '/assets/root.js', css: ['/assets/all.css#'] },
  course: {
    parentId: 'root',
    module: '/assets/course-main.js',
    clientLoaderModule: '/assets/course.js',
    css: ['/assets/course.css', '/assets/all.css#'],
  },
};
const manifest = `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes })};`;

test('finds the router’s list in a page', () => {
  expect(manifestIn('<script src="/assets/manifest-11d88769.js"></script>')).toBe(
    '/assets/manifest-11d88769.js',
  );
  expect(() => manifestIn('<p>Nothing</p>')).toThrow('names no list');
});

test('names what a page is made of, with what is around it, each once', () => {
  expect(routeFiles(manifest, 'course')).toEqual([
    '/assets/root.js',
    '/assets/all.css',
    '/assets/course-main.js',
    '/assets/course.js',
    '/assets/course.css',
  ]);
  expect(() => routeFiles(manifest, 'lesson')).toThrow('lesson');
});
