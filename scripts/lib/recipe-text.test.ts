import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './paths.ts';
import { disagreements, namesIn, recipesIn } from './recipe-text.ts';

const page = `# Recipes

## A thing

1. \`functions/<thing>/routes.ts\`: a row. Another is in \`index.ts\`.
2. \`web/<thing>/<thing>-page.tsx\`, and the words in \`web/words\`;
   also [the contract](contract.md#things).
3. If it has a body: \`functions/bodies.ts\`.
4. \`npm run generate\`.

*Check:* \`npx vitest run functions/<thing>\` and \`npm test -- --only browser <thing>\`
`;
const [recipe] = recipesIn(page);
if (!recipe) throw new Error('The page has no recipe');

const change = ['functions/mango/routes.ts', 'web/mango/mango-page.tsx', 'docs/contract.md'];

describe('a recipe', () => {
  test('names its files, steps and checks', () => {
    expect(recipe).toMatchObject({
      slug: 'a-thing',
      files: [
        'functions/<thing>/routes.ts',
        'functions/<thing>/index.ts',
        'web/<thing>/<thing>-page.tsx',
        'web/words',
        'docs/contract.md',
        'functions/bodies.ts',
      ],
      generates: true,
      checks: ['npx vitest run functions/<thing>', 'npm test -- --only browser <thing>'],
    });
    expect(namesIn(recipe, change)).toEqual({ thing: 'mango' });
  });

  test('agrees with a change that does all its steps and touches what they name', () => {
    expect(disagreements(recipe, [...change, 'web/words/en/mango.json', 'functions/bodies.ts'])).toEqual([]);
  });

  test('says where files are generated', () => {
    const other = { ...recipe, generates: false };
    expect(disagreements(recipe, change, ['firebase.json'])).toEqual([]);
    expect(disagreements(other, change, ['firebase.json'])).toEqual([
      'no step says that npm run generate changes firebase.json',
    ]);
  });

  test.each([
    ['a file that no step names', [...change, 'web/router.ts'], ['no step names web/router.ts']],
    [
      'other names than one',
      [...change, 'web/mango/lychee-page.tsx'],
      ['no step names web/mango/lychee-page.tsx'],
    ],
    ['a step left out', change.slice(1), [expect.stringContaining('does not do step 1.')]],
  ])('is at odds with a change with %s', (_, touched, said) => {
    expect(disagreements(recipe, touched)).toEqual(said);
  });
});

const recipes = recipesIn(readFileSync(join(root, 'docs/recipes.md'), 'utf8'));

test.each(recipes)('$title: what it names is there', ({ files }) => {
  const found = (path: string) => globSync(path.replace(/<\w+>/g, '*'), { cwd: root });
  expect(files.filter((path) => found(path).length === 0)).toEqual([]);
});

test('every example is of a recipe', () => {
  const examples = globSync('scripts/recipes/*.patch', { cwd: root }).map((file) => basename(file, '.patch'));
  expect(examples.filter((name) => recipes.every(({ slug }) => slug !== name))).toEqual([]);
});
