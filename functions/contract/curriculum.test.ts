import { expect, test } from 'vitest';
import { subjectLabel } from './curriculum.ts';

test.each([
  ['biology', 'classThree', 'Science'],
  ['physics', 'classEight', 'Science'],
  ['physics', 'classNine', 'Physics'],
  ['biology', 'classTwelve', 'Biology'],
  ['biology', 'kidsCourse', 'Science & biology'],
  ['social', 'classSeven', 'Bangladesh and Global Studies'],
  ['coding', 'classTwelve', 'ICT'],
  ['coding', 'liveCourse', 'Coding'],
  ['religious', 'classOne', 'Religion and Moral Education'],
  ['psychology', 'classTwelve', 'Psychology'],
  ['finance', 'classTen', 'Business Studies'],
  ['bangla', 'classFour', 'Bangla'],
] as const)('%s in %s is called %s', (subject, list, label) => {
  expect(subjectLabel({ subject, list })).toBe(label);
});
