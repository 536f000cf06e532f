import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schoolPageNames } from '@pathshala/contract/content/school-page';
import { translations } from '@pathshala/contract/text/languages';
import { afterEach, expect, test } from 'vitest';
import { sourceIssues } from './check-source.ts';
import { loadContent, schoolFolder } from './load-content.ts';
import { pageFile } from './read-pages.ts';
import { readSources } from './sources.ts';
import { type ContentFolder, contentFolder, problemsIn } from './testing/content-folder.ts';
import { schoolContent } from './testing/school-content.ts';

const content = schoolContent();
const versions = translations.flatMap((language) =>
  schoolPageNames.map((name) => ({
    name,
    language,
    own: readFileSync(join(schoolFolder, pageFile(name, language)), 'utf8'),
  })),
);

let made: ContentFolder | undefined;
afterEach(() => {
  made?.remove('.');
  made = undefined;
});

test.each(versions)('$name is in $language, its digits too', ({ own }) => {
  const words = own.replaceAll(/^updated: .*$|\]\([^)]+\)|\{\w+\}|CC BY 4\.0/gm, '');
  expect(words).not.toMatch(/[0-9]/);
  for (const line of words.split('\n').filter((one) => /\p{L}{2}/u.test(one) && !/^lead: $/.test(one)))
    expect(line).toMatch(/\p{Script=Bengali}/u);
});

test('a section has the same name in every language, so that a link to it holds', () => {
  for (const [at, page] of content.pages.entries()) {
    const own = content.in.bn.pages[at];
    expect(own?.sections.map(({ id }) => id)).toEqual(page.sections.map(({ id }) => id));
    expect(own?.sections.map(({ title }) => title)).not.toEqual(page.sections.map(({ title }) => title));
  }
});

test('a page without a version is there in the first language', () => {
  made = contentFolder();
  made.remove('pages/help.bn.md');
  const { pages, in: translated } = loadContent(made.path);
  const name = 'help';
  expect(translated.bn.pages.find((one) => one.name === name)).toEqual(
    pages.find((one) => one.name === name),
  );
});

test('a version that has not all sections is refused, by the reader and in the studio', () => {
  made = contentFolder();
  const short = versions.find(({ name }) => name === 'help')?.own.replace(/^## [^#]*$/m, '') ?? '';
  made.write('pages/help.bn.md', short);
  expect(problemsIn(made.path)).toEqual([
    expect.stringMatching(
      /^pages\/help\.bn\.md: \(sections\): has \d+ sections, but the first version has \d+$/,
    ),
  ]);
  const page = readSources(made.path).find(({ kind, id }) => kind === 'pages' && id === 'help');
  const issues = sourceIssues('pages', page?.fields ?? {}, () => true);
  expect(issues.map(({ path }) => path)).toEqual(['body (bn)']);
});
