import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importsFirst } from './imports-first.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const module = (name: string, text: string) => writeFileSync(join(folder, `assets/${name}.js`), text);
const order = (...names: string[]) =>
  importsFirst(
    names.map((name) => `/assets/${name}.js`),
    folder,
  ).map((address) => address.slice('/assets/'.length, -'.js'.length));

test('what a module imports comes before it, and nothing twice', () => {
  module('page', 'import{a as b}from"./theme.js";import"./react.js";b()');
  module('theme', 'import{t}from"./react.js";export{t as a}');
  module('react', 'export const t=1');
  expect(order('page', 'theme', 'react')).toEqual(['react', 'theme', 'page']);
});

test('what is fetched later, or is none of the page, changes nothing', () => {
  module('page', 'import"./other.js";const later=()=>import("./react.js")');
  module('react', '');
  expect(order('page', 'react')).toEqual(['page', 'react']);
});

test('modules that import each other come once', () => {
  module('one', 'import"./two.js"');
  module('two', 'import"./one.js"');
  expect(order('one', 'two')).toEqual(['two', 'one']);
});
