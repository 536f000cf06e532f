import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { targets } from './build-targets.ts';
import { root } from './paths.ts';

/*
 * Which file may import what: docs/architecture.md, "Packages" and "Inside the packages". A package of ours is named by its
 * folder, a folder means all that is in it, `*` is one name and `!{a,b}` none of these. Circles are refused by the linter.
 */

const shared = '{web/{messages,boot,brand,offline},functions/{contract,content,search}}';
const courses = 'functions/contract/{http,text,accounts,catalogue,content,courses,pictures}';
const domains = 'functions/contract/{certificates,classrooms,overview,practice,site,studio}';
const ofCourses = 'functions/contract/{courses,certificates,classrooms,practice,studio}';
const said = 'web/{messages,brand}';
const kept = 'core,firestore,content,money,people';
const below = 'words,device,theme,http,ui,auth';
const apart = 'A feature imports no other: what two need moves down a layer';

/** What a folder may import besides itself. The first row that fits a file counts. */
const mayImport: readonly (readonly [folder: string, others: string, why: string])[] = [
  ['{web/messages,functions/contract/{http,text}}', 'web/messages', 'All else stands on them'],
  [courses, `{web/messages,${courses}}`, 'A course does not depend on who practises or edits it'],
  ['functions/contract/*', `{web/messages,${courses},${domains}}`, 'No domain names calls'],
  ['{functions/content,web/boot}', '{web/messages,functions/contract}', 'API and site need them'],
  ['web/brand', '{web/messages,functions/{contract,content/site}}', 'API and site need it'],
  ['functions/search', '{web/messages,functions/{contract,content}}', 'API and site search alike'],
  ['web/art', '{web/{messages,brand},functions/{contract,content}}', 'A drawing knows no page'],
  ['scripts', '{functions,web/{messages,boot,brand}}', 'Commands work on what is built of the site'],
  ['functions/src/{core,http}', `{${said},functions/{contract,src/core}}`, 'A call knows no records'],
  [`functions/src/{${kept}}`, `{${said},functions/{contract,content,src/{${kept}}}}`, 'It knows no calls'],
  ['functions/src/*/', `{${said},functions/{contract,content,search,src/{${kept},http,rate-limit}}}`, apart],
  ['functions', `{${said},functions}`, 'The site is no part of the API'],
  ['web/src/{words,device}', shared, 'All of the site stands on them'],
  ['web/src/{theme,http}', `{${shared},web/src/{words,device}}`, 'Colours and calls do not know each other'],
  ['web/src/{ui,page}', `{${shared},web/src/{words,device,theme,ui}}`, 'What is shown makes no calls'],
  ['web/src/{auth,api}', `{${shared},web/src/{${below},*.ts}}`, 'First the session, then calls'],
  ['web/src/{course-ui,features/*}', `{${shared},web/src/{${below},api,page,course-ui,*.ts}}`, apart],
  ['web', `{${shared},web}`, 'The API is no part of the site'],
];

const onlyOnes = '{react#lazy,idb-keyval,@mui/material/CircularProgress}';
const ofOnes =
  'src/{ui/{lazy-part,loading}.tsx,api/outbox,device/drafts.ts,features/studio/session/use-draft.ts}';
const ofFiles =
  '{catalogue/seed-*,demo-school.ts,content/{courses,published,render-page}.ts,classrooms/tasks.ts,practice/{model-test,week}-routes.ts,pages/{draft-page,published-school}.ts,studio}';
const ofHttp =
  '{*.ts,http,rate-limit,*/{,*-}routes.ts,accounts/roles.ts,courses/providers.ts,pages/answer-page.ts}';

/** What only some files of a folder may import; `#` comes before a name. */
const onlyIn: readonly (readonly [folder: string, what: string, files: string, why: string])[] = [
  ['web', 'react-router{,-dom}', 'src/{{ui,testing}/router.ts,entry.browser.tsx,server}', 'Use ui/router.ts'],
  ['web', 'web/art', '{art,build-steps}', 'The build draws; readers get what is drawn'],
  ['web', onlyOnes, ofOnes, 'There is one way to load later, to show that it loads, to keep what is unsent'],
  ['web', '@mui/material/Dialog', 'src/ui/{ask,read-more}-dialog.tsx', 'A question is an AskDialog'],
  ['web/src/ui', ofCourses, '', 'The kit knows no course'],
  ['functions/search', 'functions/content', '{build-index,documents-of}.ts', 'Browsers have no content'],
  ['functions/src', 'functions/content/!{records,kinds,mails}*', ofFiles, 'It serves what Firestore has'],
  ['functions/src', 'functions/src/http', ofHttp, 'Only routes and what answers for them know HTTP'],
  ['functions/src', 'functions/contract/http/errors#errorCodes', 'http', 'Throw a DomainError'],
];

function beginning(pattern: string): RegExp {
  const text = pattern
    .replaceAll('.', '\\.')
    .replaceAll('!{', '(?!')
    .replaceAll('{', '(?:')
    .replaceAll('}', ')')
    .replaceAll(',', '|')
    .replaceAll('*', '[^/]+');
  return new RegExp(`^(?:${text})${pattern.endsWith('/') ? '' : '(?=[/.#]|$)'}`);
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const folders: readonly string[] = manifestIn('.').workspaces;
const packages = folders.map((folder) => ({ folder, name: String(manifestIn(folder).name) }));
// A package inside another comes before it in that list.
const ownerOf = (path: string) => packages.find(({ folder }) => path.startsWith(`${folder}/`));
const isMade = /^(?:node_modules|build|public|compiled|test-results|playwright-report)$/;
const isTest = (path: string) => /\.(?:test|spec)\.|\/(?:testing|test|e2e)(?:\/|$)|\/fake-/.test(path);
const files = globSync('{functions,scripts,web}/**/*.{ts,tsx,mts,mjs,css}', {
  cwd: root,
  exclude: (path) => isMade.test(basename(path)),
}).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8'), owner: ownerOf(path) }));

/** What an import means: `functions/contract/http/errors`, `react`; with `#` before each name that it takes. */
function targetsOf(path: string, specifier: string, names: string): string[] {
  const own = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  const target = specifier.startsWith('.') ? join(dirname(path), specifier) : specifier;
  const place = own ? own.folder + specifier.slice(own.name.length) : target;
  return [place, ...(names.match(/\w+/g) ?? []).map((name) => `${place}#${name}`)];
}

const statement = /(?:(\{[^{}'"`;]*\}|\*)?\s*\bfrom\s+|\bimport(?:\s+|\s*\(\s*))['"]([^'"\n]+)['"]/g;
const imports = files.flatMap(({ path, text, owner }) =>
  [...text.matchAll(statement)].map(([, names = '', specifier = '']) => {
    const targets = targetsOf(path, specifier, names);
    return { path, owner, specifier, targets, toTests: isTest(targets[0] ?? '') };
  }),
);

/** Tests of the API may import all of it; others follow the rules of what they test, and may use test helpers. */
const ruled = imports.filter(
  ({ path, toTests }) => !isTest(path) || !(path.startsWith('functions/') || toTests),
);

test('files import what their folder may, and no relative path leaves a package', () => {
  const leaving = imports.filter(
    ({ owner, specifier, targets: [target = ''] }) => specifier.startsWith('.') && ownerOf(target) !== owner,
  );
  expect(leaving).toEqual([]);
  const wrong = ruled.flatMap(({ path, targets: [target = ''] }) => {
    const [folder, others, why] = mayImport.find(([pattern]) => beginning(pattern).test(path)) ?? ['', ''];
    const [own = ''] = beginning(folder).exec(path) ?? [];
    const isTheirs = /^(?:functions|scripts|web)\//.test(target) && !beginning(own).test(target);
    return isTheirs && !beginning(others).test(target) ? [`${path} → ${target}: ${why}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('and what some files alone may import, they alone do', () => {
  const wrong = onlyIn.flatMap(([folder, what, where, why]) =>
    ruled
      .filter(
        ({ path }) => beginning(folder).test(path) && !(where && beginning(`${folder}/${where}`).test(path)),
      )
      .flatMap(({ path, targets }) =>
        targets.filter((one) => beginning(what).test(one)).map((one) => `${path} → ${one}: ${why}`),
      ),
  );
  expect(wrong).toEqual([]);
});

test.each(targets)('the build of $name is made again when what it imports changes', ({ folders: inputs }) => {
  const isInput = (path: string) => inputs.some((folder) => path.startsWith(`${folder}/`));
  const missed = imports.filter(
    ({ path, targets: [target = ''] }) =>
      isInput(path) && !isTest(path) && /^(?:functions|web)\//.test(target) && !isInput(target),
  );
  expect(missed.map(({ path, specifier }) => `${path} → ${specifier}`)).toEqual([]);
});

/** Declared although no file imports it. */
const unnamed: Readonly<Record<string, string>> = {
  '@emotion/styled': 'MUI asks for it beside itself',
  '@google-cloud/firestore': 'optional for firebase-admin, and some versions of npm leave it out',
  jsdom: 'vitest.config.ts names it for the component tests',
};

function declaredIn(folder: string): string[] {
  const { dependencies, devDependencies } = manifestIn(folder);
  return Object.keys({ ...dependencies, ...devDependencies });
}

const usedWith = (name: string) => name.replace(/^@types\/(.+)__(.+)$/, '@$1/$2').replace(/^@types\//, '');
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

test.each(packages)('$name declares what it imports, and imports what it declares', ({ name, folder }) => {
  const declared = declaredIn(folder);
  const own = imports.filter(
    ({ owner, specifier }) => owner?.folder === folder && !/^(?:\.|node:|virtual:)/.test(specifier),
  );
  const known = new Set([name, ...declared, ...declaredIn('.')]);
  const undeclared = own.filter(({ specifier }) => !known.has(packageOf(specifier)));
  expect(undeclared.map(({ path, specifier }) => `${path} → ${specifier}`)).toEqual([]);
  const texts = files.filter(({ owner }) => owner?.folder === folder).map(({ text }) => text);
  const isNamed = (one: string) => texts.some((text) => new RegExp(`['"\`]${one}['"\`/]`).test(text));
  expect(declared.filter((one) => !isNamed(one) && !isNamed(usedWith(one)) && !(one in unnamed))).toEqual([]);
});
