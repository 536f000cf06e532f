import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schoolPageNames } from '@pathshala/contract/content/school-page';
import { translations } from '@pathshala/contract/text/languages';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent, schoolFolder } from './load-content.ts';
import { pageFile } from './sources.ts';
import { contentFolder } from './testing/content-folder.ts';
import { schoolContent } from './testing/school-content.ts';

const content = schoolContent();
const versions = translations.flatMap((language) =>
  schoolPageNames.map((name) => ({
    name,
    language,
    own: readFileSync(join(schoolFolder, pageFile(name, language)), 'utf8'),
  })),
);

function folder() {
  const made = contentFolder();
  onTestFinished(() => made.remove('.'));
  return made;
}

test.each(versions)('$name is in $language, its digits too', ({ own }) => {
  const words = own.replaceAll(/^updated: .*$|\]\([^)]+\)|\{\w+\}|CC BY 4\.0/gm, '');
  expect(words).not.toMatch(/[0-9]/);
  for (const line of words.split('\n').filter((one) => /\p{L}{2}/u.test(one) && !/^lead: $/.test(one)))
    expect(line).toMatch(/\p{Script=Bengali}/u);
});

test('a section has the same name in every language, so that a link to it holds', () => {
  const ids = (pages: typeof content.pages) => pages.map(({ sections }) => sections.map(({ id }) => id));
  expect(ids(content.in.bn.pages)).toEqual(ids(content.pages));
});

test('a page without a version is there in the first language', () => {
  const made = folder();
  made.remove('pages/help.bn.md');
  const read = loadContent(made.path);
  const help = ({ pages }: Pick<typeof read, 'pages'>) => pages.find(({ name }) => name === 'help');
  expect(help(read.in.bn)).toEqual(help(read));
});
