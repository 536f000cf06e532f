import { expect, test } from 'vitest';
import { byClass, bySubject, filterIn, type ListedSkill, withWords } from './skill-card.tsx';

const skill = (id: string, inClass: ListedSkill['class'], subject: ListedSkill['subject']) =>
  ({
    id,
    title: id,
    class: inClass,
    subject,
    skill: id,
    strategy: id,
    lessons: [],
    classLabel: `Class ${inClass}`,
    subjectLabel: subject,
  }) as const;
const skills = [skill('a', 3, 'mathematics'), skill('b', 1, 'english'), skill('c', 3, 'english')];
const read = (search: string, chosen?: number) => filterIn(new URLSearchParams(search), chosen);

test('the address decides; without one, the class stored on the device does', () => {
  expect(read('')).toEqual({ class: undefined, subject: undefined });
  expect(read('', 5)).toEqual({ class: 5, subject: undefined });
  expect(read('?class=3&subject=english', 5)).toEqual({ class: 3, subject: 'english' });
  expect(read('?class=all', 5)).toEqual({ class: undefined, subject: undefined });
  expect(read('?class=13&subject=cooking')).toEqual({ class: undefined, subject: undefined });
});

test('skills are grouped by class, and by subject in order', () => {
  const ids = <Key>(groups: readonly [Key, readonly { readonly id: string }[]][]) =>
    groups.map(([key, group]) => [key, group.map(({ id }) => id)]);
  expect(ids(byClass(skills))).toEqual([
    [1, ['b']],
    [3, ['a', 'c']],
  ]);
  expect(ids(bySubject(skills))).toEqual([
    ['mathematics', ['a']],
    ['english', ['b', 'c']],
  ]);
});

test('a skill matches if each typed word is in its name, class or subject', () => {
  const adding = { ...skill('adding', 3, 'mathematics'), title: 'Adding Fractions' };
  const cake = { ...skill('cake', 4, 'english'), title: 'কেক ভাগ' };
  const ids = (typed: string) => withWords([adding, cake], typed).map(({ id }) => id);
  expect(ids(' ')).toEqual(['adding', 'cake']);
  expect(ids('fraction')).toEqual(['adding']);
  expect(ids('class 3  FRACTIONS')).toEqual(['adding']);
  expect(ids('ভাগ')).toEqual(['cake']);
  expect(ids('adding english')).toEqual([]);
});
