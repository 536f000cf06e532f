import { templates } from '@pathshala/content/practice/templates/all-templates';
import { textIn } from '@pathshala/content/practice/text-in';
import { expect, test } from 'vitest';
import { practiceChunks } from './practice-chunks.ts';

type Load = (id: string) => Promise<string | undefined>;
const load = (language: 'en' | 'bn') => practiceChunks(language).load as unknown as Load;
const at = (name: string) => `/school/functions/content/src/practice/${name}.ts`;

test('every template is imported from its own file', async () => {
  const code = (await load('en')(at('load-template'))) ?? '';
  const rows = [...code.matchAll(/^"([\w-]+)": \(\) => import\("(\.\/templates\/[\w/-]+\.ts)"\)/gm)];
  expect(rows.map(([, id]) => id).sort()).toEqual(templates.map(({ id }) => id).sort());
  for (const [, , file] of rows) expect(file).not.toMatch(/(?:all|upper)-templates|\.test\./);
});

test('a lesson has the names of its practice in the page’s language only', async () => {
  const [first] = templates;
  const [english, bangla] = await Promise.all(
    (['en', 'bn'] as const).map((language) => load(language)(at('lesson-links'))),
  );
  expect(english).toContain(`"title":${JSON.stringify(textIn(first?.title ?? '', 'en'))}`);
  expect(bangla).toContain(`"title":${JSON.stringify(textIn(first?.title ?? '', 'bn'))}`);
  expect(bangla).not.toContain(textIn(first?.title ?? '', 'en'));
});

test('lists have the names of all skills, in the page’s language, and no exercises', async () => {
  for (const language of ['en', 'bn'] as const) {
    const code = (await load(language)(at('skill-titles'))) ?? '';
    const [, json = ''] = /^export const skillTitles = (.*);\n$/s.exec(code) ?? [];
    const titles = JSON.parse(json) as { readonly id: string; readonly title: string }[];
    expect(new Map(titles.map(({ id, title }) => [id, title]))).toEqual(
      new Map(templates.map(({ id, title }) => [id, textIn(title, language)])),
    );
    expect(Object.keys(titles[0] ?? {})).toEqual(['id', 'class', 'title']);
  }
});

test('other modules stay as they are', async () => {
  expect(await load('en')(at('template'))).toBeUndefined();
});

test('home’s count of what is due has every skill, and no exercises', async () => {
  const code = (await load('en')(at('skill-table'))) ?? '';
  const [, json = ''] = /^export const skillTable = (.*);\n$/s.exec(code) ?? [];
  const table = JSON.parse(json) as { readonly id: string }[];
  expect(table.map(({ id }) => id).sort()).toEqual(templates.map(({ id }) => id).sort());
  expect(Object.keys(table[0] ?? {})).toEqual(['id', 'class', 'skill', 'strategy']);
});
