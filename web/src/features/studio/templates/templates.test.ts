import { allKinds } from '@pathshala/content/kinds/all-kinds';
import { adviceFor } from '@pathshala/content/kinds/fields-of';
import { schemaIssues } from '@pathshala/content/kinds/schemas';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { readQuestions } from '../forms/quiz-text.ts';
import bangla from './bn.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import { fieldsOfTemplate, templateLabels } from './templates.ts';

const kinds: readonly StudioKind[] = ['courses', 'lessons'];
const chosen: Readonly<Partial<Record<StudioKind, StudioFields>>> = {
  courses: { list: 'classSix', subject: 'mathematics' },
};
const all = kinds.flatMap((kind) =>
  Object.keys(templateLabels(kind)).flatMap((name) =>
    languages.map((language) => ({ kind, name, language })),
  ),
);

/** The template of an item whose title, and what its form asks for, are given. */
function begun({ kind, name, language }: (typeof all)[number]): StudioFields {
  return {
    ...allKinds[kind].begins?.(),
    title: { en: 'Ratios', bn: 'অনুপাত' },
    ...chosen[kind],
    ...fieldsOfTemplate(kind, name, language),
  };
}

/** The fields with each blank written over. */
function filled(fields: StudioFields): StudioFields {
  let blank = 0;
  const text = JSON.stringify(fields).replace(/«([^»]*)»/g, (_, hint: string) => {
    blank += 1;
    return `${hint} ${blank}`;
  });
  return JSON.parse(text) as StudioFields;
}

test.each(all)(
  '$kind from the template $name ($language) can be published once its blanks are filled',
  (one) => {
    const fields = filled(begun(one));
    const translated = one.language === 'en' ? { ...fields, title: 'Ratios' } : fields;
    expect(schemaIssues(one.kind, translated)).toEqual([]);
  },
);

test.each(all)('$kind from the template $name ($language) says which blanks are left', (one) => {
  const blanks = adviceFor(one.kind, begun(one)).filter(({ why }) => why === 'studio-advice.blanks');
  expect(blanks.length).toBeGreaterThan(0);
  const left = adviceFor(one.kind, filled(begun(one))).map(({ why }) => why);
  expect(left).toEqual(one.name === 'reading' ? ['studio-advice.quiz'] : []);
});

test.each([english, bangla])('the example of a quiz is read as it stands', ({ quizText }) => {
  const read = readQuestions(quizText);
  expect(read.map(({ answer }) => answer)).toEqual([0, 2]);
  expect(read.every(({ options, explanation }) => options.length === 3 && explanation !== '')).toBe(true);
});
