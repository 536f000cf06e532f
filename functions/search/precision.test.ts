import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { classListOf, classLists } from '@pathshala/contract/catalogue/lists';
import { type SearchAnswer, searchGroups } from '@pathshala/contract/catalogue/search';
import { instructorSubjects } from '@pathshala/contract/catalogue/instructor-subjects';
import { paths } from '@pathshala/contract/site/paths';
import { describe, expect, test } from 'vitest';
import { foundIn } from './build-index.ts';
import { createSearch, indexOf } from './search.ts';
import queries from './testing/queries.json' with { type: 'json' };

const content = schoolContent();
const english = createSearch(indexOf(foundIn(content, 'en')));
const bangla = createSearch(indexOf(foundIn(content, 'bn')));

const inOrder = (answer: SearchAnswer) =>
  answer.order.flatMap((group) => answer[group].map(({ _id }) => `${group}/${_id}`));

const blockOf = (subject: string) =>
  instructorSubjects.find((row) => row.subject === subject)?.block ?? subject;
const listOf = (one: (typeof classLists)[number]) => `list:${one.list}`;

const facts: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...content.courses.map(
    (one) => [`courses/${one._id}`, [`list:${one.list}`, `subject:${one.subject}`]] as const,
  ),
  ...practiceSkills('en').map(
    (one) =>
      [`practice/${one.id}`, [`list:${classListOf(one.class)?.list}`, `subject:${one.subject}`]] as const,
  ),
  ...classLists.map((one) => [`tests/${one.class}`, [listOf(one)]] as const),
  ...classLists.map((one) => [`pages/${paths.learnClass(one.class).slice(1)}`, [listOf(one)]] as const),
  ...content.articles.map((one) => [`blogs/${one._id}`, [`subject:${one.subject}`]] as const),
  ...content.books.map((one) => [`books/${one._id}`, [`subject:${one.subject}`]] as const),
  ...content.instructors.map(
    (one) => [`instructors/${one.id}`, [`subject:${blockOf(one.subject)}`]] as const,
  ),
]);

function isExpected(thing: string, expected: string): boolean {
  const own = [thing, `group:${thing.split('/')[0]}`, ...(facts.get(thing) ?? [])];
  return expected.split(' ').some((wanted) => wanted.split('&').every((fact) => own.includes(fact)));
}

const answers = Object.entries(queries).map(([query, expected]) => ({
  query,
  expected,
  answer: english(query),
}));

test.each([
  ['first', 1, 0.95],
  ['among the first three', 3, 0.99],
])('what a query asks for is %s', (_where, max, goal) => {
  const asked = answers.filter(({ expected }) => expected !== '');
  const missed = asked.filter(
    ({ expected, answer }) =>
      !inOrder(answer)
        .slice(0, max)
        .some((thing) => isExpected(thing, expected)),
  );
  const part = 1 - missed.length / asked.length;
  expect(part, missed.map(({ query }) => query).join(', ')).toBeGreaterThanOrEqual(goal);
});

test('queries for what the school does not have find nothing', () => {
  const found = answers.filter(({ expected, answer }) => expected === '' && answer.order.length > 0);
  expect(found.map(({ query }) => query)).toEqual([]);
});

test('open courses come before those that open soon; each result is in a group, and each group in the order', () => {
  for (const { query, answer } of answers) {
    const soon = answer.courses.map((hit) => hit.opensSoon === true);
    expect([query, soon]).toEqual([query, soon.toSorted()]);
    const count = searchGroups.reduce((sum, group) => sum + answer[group].length, 0);
    expect([query, new Set(inOrder(answer)).size]).toEqual([query, count]);
  }
});

describe.each([
  ['times tables', 'practice/m2-rows-of-things'],
  ['নামতা', 'practice/m2-rows-of-things'],
  ['simplest form', 'practice/m4-simplify'],
  ['hcf', 'practice/m5-largest-equal-parts'],
  ['লসাগু', 'practice/m5-bells-ring-together'],
  ['class 5 fractions', 'practice/m5-part-of-part'],
  ['পঞ্চম শ্রেণি ভগ্নাংশ', 'practice/m5-part-of-part'],
  ['ভগ্নাংশ', 'courses/free-fractions-from-zero'],
  ['fractions', 'courses/free-fractions-from-zero'],
  ['model test', 'tests/1'],
  ['মডেল টেস্ট', 'tests/1'],
  ['class 5 model test', 'tests/5'],
  ['denominator', 'words/denominator'],
  ['সালোকসংশ্লেষণ', 'courses/c3-plants-around-us'],
  ['trigonometry', 'practice/m9-ratio-of-an-angle'],
  ['class 5', 'pages/learn/5'],
  ['পঞ্চম শ্রেণি', 'pages/learn/5'],
  ['practice', 'pages/practice'],
  ['telling the time', 'courses/c2-telling-the-time'],
])('“%s” finds %s first', (query, first) => {
  test.each([english, bangla])('%#', (search) => expect(inOrder(search(query))[0]).toBe(first));
});

test.each([
  ['shotokora', 'c6-ratio-and-percentage'],
  ['সপ্তম শ্রেণি গণিত', 'c7-integers-number-line'],
  ['মোল', 'c11-moles-and-reactions'],
  ['অর্থ', 'free-pocket-money'],
  ['সংগীত ও চারুকলা', 'entertain-guitar-first-chords'],
  ['মনোবিজ্ঞান ও জীবনদক্ষতা', 'free-learn-to-learn'],
  ['ইংরেজি গ্রামার', 'free-english-sentences'],
  ['কোডিং শিখতে চাই', 'free-first-code'],
  ['লাভ ক্ষতি', 'c6-ratio-and-percentage'],
  ['মুনাফা কষা', 'c10-finance-banking'],
])('on the Bangla site %s finds the right course first, by its Bangla title', (query, id) => {
  const [first] = bangla(query).courses;
  expect(first?._id).toBe(id);
  expect(first?.title).toMatch(/\p{Script=Bengali}/u);
});

test('where many courses match, groups come in one order: courses, lessons, practice, and articles after them', () => {
  const { order } = english('math');
  const wanted = searchGroups.filter((group) => order.includes(group));
  expect(order).toEqual(wanted);
  expect(order[0]).toBe('courses');
  expect(order.indexOf('blogs')).toBeGreaterThan(order.indexOf('practice'));
});
