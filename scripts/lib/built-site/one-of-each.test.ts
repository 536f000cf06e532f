import { expect, test } from 'vitest';
import { oneOfEach } from './one-of-each.ts';

test('of every kind and language the first page and the last', () => {
  const files = [
    ...[
      'index.html',
      '404.html',
      'bn/404/index.html',
      'help/index.html',
      'bn/index.html',
      '__spa-fallback.html',
    ],
    ...['course/a/index.html', 'course/b/index.html', 'course/c/index.html', 'bn/course/a/index.html'],
    ...[
      'course/a/lesson/one/index.html',
      'classes/index.html',
      'classes/two/index.html',
      'courses/index.html',
    ],
  ];
  expect(oneOfEach(files).sort()).toEqual(
    files.filter((file) => !/^(?:course\/b|classes\/two)\//.test(file)).sort(),
  );
});
