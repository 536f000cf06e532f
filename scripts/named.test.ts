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

test.each(recipes.map((recipe) => ({ title: recipe.split('\n')[0], files: pathsIn(recipe) })))(
  '$title: every file that the recipe names is there',
  ({ files }) => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !isThere(path))).toEqual([]);
  },
);

interface Manifest {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
}
const manifestIn = (folder: string): Manifest => JSON.parse(read(join(folder, 'package.json')));
const own = manifestIn('.');
const workspaces = (own.workspaces ?? []).map(manifestIn);

function hasScript(script: string, workspace: string | undefined): boolean {
  const place = workspace === undefined ? own : workspaces.find(({ name }) => name === workspace);
  const line = place?.scripts?.[script];
  const task = line && /run\.mjs (\w+)/.exec(line)?.[1];
  return line !== undefined && (!task || existsSync(join(import.meta.dirname, `${task}.ts`)));
}

const commands = /npm run ([\w:-]+)(?: -w ([@\w/-]+))?|npm (test|start)\b|npx ([a-z-]+)/g;

function unknownIn(text: string): string[] {
  return [...text.matchAll(commands)].flatMap(([line, script, workspace, short, program]) => {
    const isKnown = program
      ? existsSync(join(root, 'node_modules/.bin', program))
      : hasScript(script ?? short ?? '', workspace);
    return isKnown ? [] : [line];
  });
}

test.each(globSync(['.github/workflows/*.yml', '{README,CONTRIBUTING}.md', 'docs/*.md'], { cwd: root }))(
  '%s names commands that are there',
  (path) => expect(unknownIn(read(path))).toEqual([]),
);
