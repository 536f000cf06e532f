import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunkOfModule } from './chunk-of-module.ts';

const inSource = (file: string) => join(import.meta.dirname, '../src', file);
const page = (name: string) => inSource(`features/${name}`);
const word = (name: string) => inSource(`words/compiled/messages/word-${name}.js`);
const [index, all] = [inSource('words/compiled/messages/_index.js'), inSource('words/words.ts')];
const [login, course, search] = [
  page('account/login-page.tsx'),
  page('course/course-page.tsx'),
  page('search/search-page.tsx'),
];

/** Every page imports a message. */
const importers: Readonly<Record<string, readonly string[]>> = {
  [index]: [all],
  [all]: [login, course, search],
  [word('a_own')]: [index],
  box: [course],
  card: ['box', search],
  field: [login, 'card'],
  dialog: ['later'],
  later: [],
  level: [course, 'later'],
  menu: [course, search, 'later'],
  frame: [login, 'menu'],
  '/functions/content/sums.ts': [course],
};
const code: Readonly<Record<string, string>> = { [course]: "words['a.own']()" };

/** The part of the bundler's graph that is used. */
const graph = {
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? [],
    importedIds: id === 'frame' ? ['/node_modules/@mui/material/Paper'] : [],
    dynamicImporters: id === 'later' ? [course] : [],
    code: code[id] ?? (id === 'level' ? 'export const levels = 3' : 'x'.repeat(1000)),
  }),
} as unknown as Rolldown.ChunkingContext;

test.each([
  ['what a single page needs', 'box', null],
  ['a page', course, null],
  ['a word that a single page says, of those that all could', word('a_own'), null],
  ['what pages of one family share', 'card', 'shared~reading'],
  ['what pages of two families share', 'field', 'shared~account~reading'],
  ['the words', index, 'shared~account~reading'],
  ['what all families but home start with', inSource('app/pages-layout.tsx'), 'shared~most'],
  ['what is only loaded later', 'dialog', null],
  ['what a part that is loaded later shares with one family', 'menu', null],
  ['the same, if it is only a line', 'level', 'shared~most'],
  ['the same of more, with a widget', 'frame', 'shared~account~reading~widgets~parts'],
  ['an exercise', '/functions/content/sums.ts', null],
])('%s', (_, id, chunk) => {
  expect(chunkOfModule()(id, graph)).toBe(chunk);
});
