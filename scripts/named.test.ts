import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isThere = (path: string) => globSync(path.replace(/<\w+>/g, '*'), { cwd: root }).length > 0;

const isPath = (code: string) =>
  /^[\w<][\w.<>*/-]*$/.test(code) && /\/|\.(?:tsx?|json|md|css|rules)$/.test(code);

/** In code or in a link. A path without a folder is beside the one before it. */
function pathsIn(recipe: string): string[] {
  let folder = '';
  return [...recipe.matchAll(/`([^`]+)`|\]\(([^)#]+)/g)].flatMap(([, code = '', link]) => {
    if (link !== undefined) return [join('docs', link)];
    if (!isPath(code)) return [];
    const path = code.includes('/') || /^firebase\.json$|\.rules$/.test(code) ? code : join(folder, code);
    folder = dirname(path);
    return [path];
  });
}

const recipes = read('docs/recipes.md').split(/^## /m).slice(1);
const named = recipes.map((recipe) => [recipe.split('\n')[0], pathsIn(recipe)] as const);

test.each(named)('%s: every file that the recipe names is there', (_title, files) => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !isThere(path))).toEqual([]);
});

const manifestIn = (folder: string) => JSON.parse(read(join(folder, 'package.json')));
const own = manifestIn('.');
const manifests = new Map([own, ...own.workspaces.map(manifestIn)].map((one) => [one.name, one]));

function isKnown([, script, workspace = own.name, short, program]: readonly string[]): boolean {
  if (program) return existsSync(join(root, 'node_modules/.bin', program));
  const line = manifests.get(workspace)?.scripts?.[script ?? short ?? ''];
  const task = /run\.mjs (\w+)/.exec(line)?.[1];
  return line !== undefined && (!task || existsSync(join(import.meta.dirname, `${task}.ts`)));
}

const commands = /npm run ([\w:-]+)(?: -w ([@\w/-]+))?|npm (test|start)\b|npx ([a-z-]+)/g;
const unknownIn = (text: string) => [...text.matchAll(commands)].filter((found) => !isKnown(found));

test.each(globSync(['.github/workflows/*.yml', '{README,CONTRIBUTING}.md', 'docs/*.md'], { cwd: root }))(
  '%s names commands that are there',
  (path) => expect(unknownIn(read(path))).toEqual([]),
);
