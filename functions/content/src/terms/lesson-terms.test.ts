import type { Language } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { type LessonContext, termsOf } from './lesson-terms.ts';

const named = (context: LessonContext, written: Language = 'en') =>
  termsOf(context, written, written).rows.map(({ names }) => names.en);
const inClass = (list: LessonContext['list']) => named({ subject: 'mathematics', list });

test('a lesson knows the words of its subject that its class has met', () => {
  expect(inClass('classFour')).toEqual(expect.arrayContaining(['fraction', 'right angle', 'zero']));
  expect(inClass('classFour')).not.toContain('derivative');
  expect(inClass('classFour')).not.toContain('verb');
  expect(inClass('classTwelve')).toEqual(expect.arrayContaining(['fraction', 'derivative']));
  expect(inClass('freeCourse')).toContain('derivative');
});

test('science is what classes 1 to 8 learn, and free courses', () => {
  const physics = (list: LessonContext['list']) => named({ subject: 'physics', list });
  expect(physics('classSix')).toContain('planet');
  expect(physics('freeCourse')).toContain('planet');
  expect(physics('classNine')).not.toContain('planet');
});

test('what mostly means something else is no word of a lesson, in that language', () => {
  const context = { subject: 'mathematics', list: 'classNine' } as const;
  expect(named(context)).not.toContain('mean');
  expect(named(context, 'bn')).toContain('mean');
  expect(named(context, 'bn')).not.toContain('division');
});

test('a subject without words of its own explains none', () => {
  expect(named({ subject: 'music', list: 'freeCourse' })).toEqual([]);
});
