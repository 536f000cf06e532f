import type { Language } from '@pathshala/contract/languages';
import { expect, test } from 'vitest';
import { type LessonPlace, termsOf } from './lesson-terms.ts';

const named = (place: LessonPlace, written: Language = 'en') =>
  termsOf(place, written, written).rows.map(({ names }) => names.en);
const inClass = (list: LessonPlace['list']) => named({ subject: 'mathematics', list });

test('a lesson knows the words of its subject that its class has met', () => {
  expect(inClass('classFour')).toEqual(expect.arrayContaining(['fraction', 'right angle', 'zero']));
  expect(inClass('classFour')).not.toContain('derivative');
  expect(inClass('classFour')).not.toContain('verb');
  expect(inClass('classTwelve')).toEqual(expect.arrayContaining(['fraction', 'derivative']));
  expect(inClass('freeCourse')).toContain('derivative');
});

test('science is what classes 1 to 8 learn, and free courses', () => {
  const physics = (list: LessonPlace['list']) => named({ subject: 'physics', list });
  expect(physics('classSix')).toContain('planet');
  expect(physics('freeCourse')).toContain('planet');
  expect(physics('classNine')).not.toContain('planet');
});

test('what mostly means something else is no word of a lesson, in that language', () => {
  const place = { subject: 'mathematics', list: 'classNine' } as const;
  expect(named(place)).not.toContain('mean');
  expect(named(place, 'bn')).toContain('mean');
  expect(named(place, 'bn')).not.toContain('division');
});

test('a subject without words of its own explains none', () => {
  expect(named({ subject: 'music', list: 'freeCourse' })).toEqual([]);
});
