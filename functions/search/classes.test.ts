import { lastClass } from '@pathshala/contract/catalogue/lists';
import { describe, expect, test } from 'vitest';
import { classesIn, readClasses } from './classes.ts';

describe('a query names classes', () => {
  test.each<[string, readonly number[], string]>([
    ['class 9', [9], ''],
    ['9', [9], ''],
    ['৯', [9], ''],
    ['class ১০', [10], ''],
    ['class9', [9], ''],
    ['৬ষ্ঠ শ্রেণি', [6], ''],
    ['৭ম', [7], ''],
    ['৫ম শ্রেণির গণিত', [5], 'গণিত'],
    ['দশম শ্রেণি', [10], ''],
    ['নবম-দশম শ্রেণি', [9, 10], ''],
    ['নবম', [9], ''],
    ['ক্লাস ৮', [8], ''],
    ['3rd class', [3], ''],
    ['class XI', [11], ''],
    ['class nine english', [9], 'english'],
    ['grade 5 to 7 maths', [5, 6, 7], 'maths'],
    ['classes 6, 8', [6, 8], ''],
    ['class 9 and 10', [9, 10], ''],
    ['sreni 4', [4], ''],
    ['ssc', [9, 10], ''],
    ['SSC math', [9, 10], 'math'],
    ['এইচএসসি', [11, 12], ''],
    ['math 7', [7], 'math'],
  ])('%s', (query, classes, rest) => {
    const read = readClasses(query);
    expect([read.classes, read.rest]).toEqual([classes, rest.normalize('NFKC')]);
  });

  test.each([
    'math',
    'class',
    `class ${lastClass + 1}`,
    '0',
    '1971',
    'h2o',
    '5g',
    'prothom alo first second',
    'four chords, ten songs',
    'maths class at night',
    'one class a week',
    'constructor __proto__',
    '',
  ])('but not in “%s”', (query) => expect(readClasses(query).classes).toEqual([]));

  test('in words or by a number alone', () => {
    expect(['class 9', 'ssc', '৭ম শ্রেণি'].map((query) => readClasses(query).inWords)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['9', '৭ম', 'math 9'].map((query) => readClasses(query).inWords)).toEqual([false, false, false]);
  });
});

test.each<[string, readonly number[]]>([
  ['Class 8–10', [8, 9, 10]],
  ['শ্রেণি ১–২', [1, 2]],
  ['Primary maths bundle: classes 3 to 5', [3, 4, 5]],
  ['SSC mathematics in thirty days', [9, 10]],
  ['MBBS, five years of class 11–12', [11, 12]],
  ['SSC and HSC candidates', [9, 10, 11, 12]],
  ['Guitar: four chords, 10 songs', []],
  ['Anyone from class 3 upward', []],
  ['Students of class 6 and above', []],
])('the school’s text “%s” names the classes %j', (text, classes) => {
  expect(classesIn(text)).toEqual(classes);
});
