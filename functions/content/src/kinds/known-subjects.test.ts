import { learnAllSubjects, learnSubjects } from '@pathshala/contract/catalogue/subjects';
import { expect, test } from 'vitest';
import { builtSubjects, knownSubjects, subjectName, subjectOf } from './known-subjects.ts';
import { schemaIssues } from './schemas.ts';

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
] as const)('%s in %s is called %s', (subject, list, name) => {
  expect(subjectName({ subject, list }, 'en')).toBe(name);
});

test('a subject published since the build is known after those of the build, by servers until it is unpublished', () => {
  expect(subjectName({ subject: 'pottery' }, 'en')).toBe('pottery');
  learnSubjects([{ id: 'pottery', name: { en: 'Arts', bn: 'চারুকলা' }, colour: '#7A4B2A', sign: 'চা' }]);
  expect(subjectName({ subject: 'pottery', list: 'classSix' }, 'bn')).toBe('চারুকলা');
  expect(subjectOf('pottery').sign).toBe('চা');
  const ids = knownSubjects().map(({ id }) => id);
  expect(ids.slice(0, builtSubjects.length)).toEqual(builtSubjects.map(({ id }) => id));
  expect(ids.slice(builtSubjects.length)).toContain('pottery');
  learnAllSubjects(builtSubjects);
  expect(knownSubjects()).toEqual(builtSubjects);
});

const arts = { name: { en: 'Arts', bn: 'চারুকলা' }, colour: '#7A4B2A', sign: 'চা' };

test.each([
  [{}, []],
  [{ sign: 'physics' }, []],
  [{ sign: 'Ar' }, []],
  [{ sign: 'ক্ষি' }, []],
  [{ sign: 'Art' }, [{ path: 'sign', key: 'faults.sign' }]],
  [{ sign: '<b' }, [{ path: 'sign', key: 'faults.sign' }]],
  [
    { colour: '#FFB31A' },
    [{ path: 'colour', key: 'faults.contrast', params: { ratio: '1.79', least: '4.5' } }],
  ],
  [{ colour: 'red' }, [{ path: 'colour', key: 'faults.colour' }]],
])('a subject with %j has the issues %j', (own, issues) => {
  expect(schemaIssues('subjects', { ...arts, ...own })).toEqual(issues);
});
