import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';
import { avatars } from '@pathshala/contract/avatars';
import {
  classroomLimits,
  classroomSchema,
  joinSchema,
  lessonTaskFormSchema,
} from '@pathshala/contract/classroom';
import { ageBands, ageFormSchema } from '@pathshala/contract/consent';
import { errorCodes } from '@pathshala/contract/errors';
import { languages, translations } from '@pathshala/contract/languages';
import { allLists, groupOf } from '@pathshala/contract/lists';
import { labels, notices, validationMessages } from '@pathshala/contract/messages';
import { pages } from '@pathshala/contract/routes';
import { instructorSubjects, subjects } from '@pathshala/contract/subjects';
import { codeSchema } from '@pathshala/contract/user';
import { expect, test } from 'vitest';
import { names } from './names.ts';
import { validations } from './validation.ts';

const namedLabels = Object.keys(names);

const web = join(import.meta.dirname, '../..');
const read = (language: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(join(web, `messages/${language}.json`), 'utf8')) as Record<
        string,
        Record<string, string>
      >,
    ).flatMap(([section, rows]) =>
      Object.entries(rows).map(([name, message]) => [`${section}.${name}`, message] as const),
    ),
  );
const catalogues = new Map(languages.map((language) => [language, read(language)]));
const english = catalogues.get('en') ?? new Map<string, string>();

/** The texts of a message, one for each of its forms. */
function textsOf(message = ''): string[] {
  const [choice, ...more] = parse(message);
  if (!choice || !('cases' in choice) || more.length > 0) return [message];
  const number = `{${choice.arg}, number}`;
  return choice.cases.map(({ tokens }) =>
    tokens.map(({ type, ctx }) => (type === 'octothorpe' ? number : ctx.text)).join(''),
  );
}
const placesIn = (text: string) =>
  [...text.matchAll(/\{\w+(?:, number)?\}|<\/?\w+\/?>/g)].map(([place]) => place).sort();

/** What is the same in both languages, and meant to be. */
const same = /^[\s\p{P}\p{S}]*(?:\{\w+(?:, number)?\}[\s\p{P}\p{S}]*)*$/u;

test.each(translations)('%s has every word and no other', (language) => {
  expect([...(catalogues.get(language)?.keys() ?? [])].sort()).toEqual([...english.keys()].sort());
  expect(english.size).toBeGreaterThan(200);
});

test.each([...english.keys()])('%s is translated, with the same places and marks', (name) => {
  for (const language of translations) {
    const text = textsOf(english.get(name)).at(-1) ?? '';
    for (const own of textsOf(catalogues.get(language)?.get(name))) {
      expect(placesIn(own)).toEqual(placesIn(text));
      if (!same.test(text)) expect(own).toMatch(/\p{Script=Bengali}/u);
      // Digits are the language's, but in the name of a file or a status.
      expect(own.replaceAll('404', '')).not.toMatch(/[0-9]/);
      expect(own).not.toMatch(/জল(?!বায়ু|জ)/u);
    }
  }
});

test('every word is said somewhere, and nothing says one that is not there', () => {
  const code = globSync('{src,build-steps}/**/*.{ts,tsx}', {
    cwd: web,
    exclude: (path) => /\.test\.tsx?$|compiled/.test(path),
  })
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .join('\n');
  const said = new Set([...code.matchAll(/words\[\s*'([\w-]+\.\w+)'\s*\]/g)].map(([, name]) => name));
  expect([...english.keys()].filter((name) => !said.has(name))).toEqual([]);
});

test('the exact words are the contract’s', () => {
  for (const [name, label] of Object.entries({ ...labels, ...notices, ...validationMessages })) {
    const own = english.get(`fixed.${name}`);
    if (own !== undefined) expect(own, name).toBe(label);
  }
  for (const [name, row] of Object.entries(pages)) {
    const own = english.get(`titles.${name}`);
    if (own !== undefined && 'title' in row) expect(own, name).toBe(row.title);
  }
});

test('what forms say under a field has its words', async () => {
  const wrong = [
    [codeSchema, { code: '' }],
    [ageFormSchema, { band: 'no band' }],
    [classroomSchema, { name: ' ' }],
    [classroomSchema, { name: 'x'.repeat(classroomLimits.nameMax + 1) }],
    [joinSchema, { code: '' }],
    [joinSchema, { code: 'hello' }],
    [lessonTaskFormSchema, { courseId: 'c', lessonId: 'l', due: '2030-02-31' }],
    [lessonTaskFormSchema, { courseId: 'c', lessonId: 'l', due: '2020-01-31' }],
  ] as const;
  const said = wrong.map(([schema, value]) =>
    schema.validate(value, { abortEarly: false }).then(
      () => [],
      ({ errors }: { errors: string[] }) => errors,
    ),
  );
  const all = [...Object.values(validationMessages), ...(await Promise.all(said)).flat()];
  expect(all.length).toBeGreaterThan(Object.keys(validationMessages).length + 2);
  expect(Object.keys(validations).sort()).toEqual([...new Set(all)].sort());
  for (const [message, own] of Object.entries(validations)) expect(own()).toBe(message);
});

test('every error of the API says in English what the contract says', () => {
  for (const [code, { title }] of Object.entries(errorCodes)) {
    const name = code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(english.get(`errors.${name}`)).toBe(title);
  }
});

test('pictures and age groups are called what the contract calls them', () => {
  for (const { name, label } of avatars) expect(english.get(`account.${name}`)).toBe(label);
  for (const { label } of ageBands) expect([...english.values()]).toContain(label);
});

test('every list, group and subject of the contract has a name', () => {
  const wanted = [...allLists, ...subjects, ...instructorSubjects].map(({ label }) => label);
  const groups = allLists.map((row) => groupOf(row).title);
  expect(namedLabels).toEqual(expect.arrayContaining([...new Set([...wanted, ...groups])]));
  for (const label of namedLabels) expect([...english.values()]).toContain(label);
});
