// `npm run recipes`: follows each recipe of docs/recipes.md in a copy of the last commit with its example in scripts/recipes.
// `--only WORD` follows those with it in their name, `--all` runs checks in emulators and browsers too, `--keep` keeps the copy.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { linkPackages } from './lib/linked-packages.ts';
import { command, PlainError, secondsSince, step, wordsOf } from './lib/messages.ts';
import { root } from './lib/paths.ts';
import { disagreements, namesIn, type Recipe, recipesIn } from './lib/recipe-text.ts';
import { addThirdLanguage } from './lib/testing/third-language.ts';

/** Nothing is committed in a copy: `HEAD` is what the recipe began with. */
const changedFiles = 'git add --all && git diff --cached --name-only --no-renames';
const types = ['functions', 'web', 'web/offline/worker'].map((folder) => `tsc --noEmit -p ${folder}`);
/** Makes the messages and styles that the site imports. */
const prepare = 'node web/build-steps/prepare-code.ts';

/** Runs a command of the shell in a copy. @throws PlainError with the end of what it said where it fails */
function run(copy: string, line: string): string {
  const PATH = [join(copy, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(':');
  const env = { ...process.env, PATH, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: copy,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status === 0) return stdout;
  const said = stripVTControlCharacters(`${stdout}\n${stderr}`).trim().split('\n').slice(-40).join('\n');
  throw new PlainError(`${line}\n${said}`);
}

const filesChangedIn = (copy: string) => run(copy, changedFiles).split('\n').filter(Boolean);

/** Makes the example change of a recipe. Every message of a language is too long for a file beside the others. */
function makeChange(copy: string, slug: string): void {
  if (slug !== 'a-language') {
    run(copy, `git apply --3way scripts/recipes/${slug}.patch`);
    return;
  }
  addThirdLanguage(copy);
  run(copy, 'biome format --write web/messages');
}

/** The checks of a recipe with its names in them, in two parts: those that need no emulator and no browser, and the others. */
function checksOf(recipe: Recipe, touched: readonly string[]) {
  const names = namesIn(recipe, touched);
  const checks = recipe.checks.map((line) => line.replace(/<(\w+)>/g, (whole, name) => names[name] ?? whole));
  const isQuick = (line: string) => !/npm test|--project brand/.test(line);
  return { quick: checks.filter(isQuick), slow: checks.filter((line) => !isQuick(line)) };
}

/** Does what the recipe says, and checks it. @returns the files that were changed, and the checks that were left out */
function follow(copy: string, slug: string, all: boolean): { touched: string[]; left: string[] } {
  // What earlier tests have generated stays: it is checked and made again faster than from nothing.
  run(copy, 'git reset --quiet --hard && git clean -dfq');
  const recipe = recipesIn(readFileSync(join(copy, 'docs/recipes.md'), 'utf8')).find(
    (one) => one.slug === slug,
  );
  if (!recipe) throw new PlainError(`The last commit has no recipe ${slug}`);
  makeChange(copy, slug);
  const touched = filesChangedIn(copy);
  run(copy, 'node scripts/generate.ts');
  const generated = filesChangedIn(copy).filter((file) => !touched.includes(file));
  const wrong = disagreements(recipe, touched, generated);
  if (wrong.length > 0) throw new PlainError(wrong.join('\n'));
  const { quick, slow } = checksOf(recipe, touched);
  const lint = `biome ci --no-errors-on-unmatched ${touched.map((file) => `'${file}'`).join(' ')}`;
  for (const line of [...quick, lint, prepare, ...types, ...(all ? slow : [])]) run(copy, line);
  return { touched, left: all ? [] : slow };
}

/** @returns whether it went well */
function tell(copy: string, slug: string, all: boolean): boolean {
  const start = performance.now();
  try {
    const { touched, left } = follow(copy, slug, all);
    step('✓', `${slug}: ${touched.length} files (${secondsSince(start)})`);
    for (const file of touched) console.log(`             ${file}`);
    for (const line of left) console.log(`           not run: ${line}`);
    return true;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    step('✗', `${slug} (${secondsSince(start)})\n${error.message}`);
    return false;
  }
}

command(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const known = { options: { only: { type: 'string', default: '' }, all: flag, keep: flag } } as const;
  const { only, all, keep } = wordsOf(known, 'npm run recipes knows --only WORD, --all and --keep').values;
  const slugs = recipesIn(readFileSync(join(root, 'docs/recipes.md'), 'utf8')).map(({ slug }) => slug);
  const chosen = slugs.filter((slug) => slug.includes(only));
  const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
  try {
    run(copy, `git clone --quiet --shared '${root}' .`);
    linkPackages(copy);
    const green = chosen.filter((slug) => tell(copy, slug, all));
    console.log(`\n${green.length} of ${chosen.length} recipes are green`);
    return chosen.length > 0 && green.length === chosen.length ? 0 : 1;
  } finally {
    if (keep) step('copy', copy);
    else rmSync(copy, { recursive: true, force: true });
  }
});
