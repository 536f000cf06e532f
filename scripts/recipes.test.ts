import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.ts';

const isPath = (code: string) =>
  /^[\w<][\w.<>*/-]*$/.test(code) && /\/|\.(?:tsx?|json|md|css|rules)$/.test(code);

/** The paths that a recipe names, in code or in a link. One without a folder lies beside the one before it. */
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

const page = readFileSync(join(root, 'docs/recipes.md'), 'utf8');
const recipes = page.split(/^## /m).slice(1);

test.each(recipes.map((recipe) => ({ title: recipe.split('\n')[0], files: pathsIn(recipe) })))(
  '$title: every file that the recipe names is there',
  ({ files }) => {
    const isThere = (path: string) => globSync(path.replace(/<\w+>/g, '*'), { cwd: root }).length > 0;
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !isThere(path))).toEqual([]);
  },
);
