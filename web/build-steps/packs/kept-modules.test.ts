import type { Manifest, ManifestChunk } from 'vite';
import { expect, test } from 'vitest';
import { moduleGraph } from '../render/module-graph.ts';
import { keptLater, keptModules } from './kept-modules.ts';

const chunk = (name: string, more: Partial<ManifestChunk> = {}): ManifestChunk => ({
  file: `assets/${name}.js`,
  ...more,
});

const chunks: Manifest = {
  ...Object.fromEntries(keptLater.map((source) => [source, chunk('later')])),
  page: chunk('page', {
    imports: ['react'],
    dynamicImports: ['src/features/practice/engine.ts', 'studio'],
    css: ['assets/page.css'],
  }),
  react: chunk('react'),
  studio: chunk('studio'),
  'src/features/practice/engine.ts': chunk('engine', {
    imports: ['react'],
    dynamicImports: ['sums', 'dots'],
    css: ['assets/engine.css'],
  }),
  sums: chunk('sums', { imports: ['react'] }),
  dots: chunk('dots'),
};
const graph = moduleGraph(chunks);

test('keeps modules that load at once, wanted ones of the rest, and only the practised templates', () => {
  expect([...keptModules(['page'], ['sums'], graph)].sort()).toEqual([
    '/assets/engine.css',
    '/assets/engine.js',
    '/assets/page.css',
    '/assets/page.js',
    '/assets/react.js',
    '/assets/sums.js',
  ]);
});

test('a module with another name by now is an error that names it', () => {
  expect(() => keptModules(['gone'], [], graph)).toThrow('gone');
  expect(() => keptModules(['page'], ['gone'], graph)).toThrow('gone');
  const { 'src/app/arrival.ts': _, ...others } = chunks;
  expect(() => keptModules(['page'], [], moduleGraph(others))).toThrow('src/app/arrival.ts');
});
