import { expect, test } from 'vitest';
import { moduleGraph } from './module-graph.ts';

const { chunkOf, withImports } = moduleGraph({
  entry: { file: 'entry.js', imports: ['site', 'react'] },
  page: { file: 'page.js', imports: ['site', 'shared'] },
  site: { file: 'site.js', imports: ['react', 'shared'] },
  // Two that import each other.
  shared: { file: 'shared.js', imports: ['react', 'site'] },
  react: { file: 'react.js' },
});

const inOrder = (...sources: string[]) => withImports(sources.map(chunkOf)).map(({ file }) => file);

test('every chunk comes once, after those that it imports', () => {
  expect(inOrder('page', 'entry')).toEqual(['react.js', 'shared.js', 'site.js', 'page.js', 'entry.js']);
  expect(inOrder('react', 'react')).toEqual(['react.js']);
});

test('a module that the bundler has not seen is named', () => {
  expect(() => chunkOf('gone')).toThrow('The bundler has made nothing of gone');
});
