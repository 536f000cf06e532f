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
