import { expect, test } from 'vitest';
import { subjectLabel } from './subjects.ts';

test.each([
  ['biology', 'classThree', 'science'],
  ['physics', 'classEight', 'science'],
  ['physics', 'classNine', 'physics'],
  ['biology', 'classTwelve', 'biology'],
  ['biology', 'kidsCourse', 'scienceAndBiology'],
  ['social', 'classSeven', 'globalStudies'],
  ['coding', 'classTwelve', 'ict'],
  ['coding', 'liveCourse', 'coding'],
  ['religious', 'classOne', 'religionEducation'],
  ['psychology', 'classTwelve', 'psychology'],
  ['finance', 'classTen', 'businessStudies'],
  ['bangla', 'classFour', 'bangla'],
] as const)('%s in %s is called %s', (subject, list, label) => {
  expect(subjectLabel({ subject, list })).toBe(label);
});
