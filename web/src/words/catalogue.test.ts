import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';
import { wordKeys } from '@pathshala/content/kinds/fields-of';
import { ageFormSchema } from '@pathshala/contract/accounts/consent';
import { codeSchema, loginSchema, registrationSchema } from '@pathshala/contract/accounts/user';
import { instructorSubjects } from '@pathshala/contract/catalogue/instructor-subjects';
import { allLists, groupOf } from '@pathshala/contract/catalogue/lists';
import {
  classroomLimits,
  classroomSchema,
  joinSchema,
  taskFormSchema,
} from '@pathshala/contract/classrooms/classroom';
import { fieldIssuesIn } from '@pathshala/contract/http/validation';
import { pages } from '@pathshala/contract/site/routes';
import { languages, translations } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { yearIn } from './format.ts';
import { numberIn } from './number.ts';
import { validationText } from './validation.ts';

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

test.each(translations)('every word is translated into %s, with the same places and marks', (language) => {
  for (const [name, message] of english) {
    const text = textsOf(message).at(-1) ?? '';
    for (const own of textsOf(catalogues.get(language)?.get(name))) {
      expect(placesIn(own), name).toEqual(placesIn(text));
      if (!same.test(text)) expect(own, name).toMatch(/\p{Script=Bengali}/u);
      // Digits are the language's, but in the name of a file or a status.
      expect(own.replaceAll('404', ''), name).not.toMatch(/[0-9]/);
    }
  }
});

/** Sections whose words are looked up by keys that rows, schemas and refusals have. */
const looked = ['audit', 'chips', 'figures', 'errors', 'names', 'share', 'states', 'tools'];

test('every word is said somewhere, and nothing says one that is not there', () => {
  const code = globSync('{web/{src,build-steps},functions/{contract,content/src,search,src}}/**/*.{ts,tsx}', {
    cwd: join(web, '..'),
    exclude: (path) => /\.test\.tsx?$|compiled|node_modules/.test(path),
  })
    .map((file) => readFileSync(join(web, '..', file), 'utf8'))
    .join('\n');
  const said = new Set(code.match(/(?<=')[a-z][a-z-]*\.[\w-]+(?=')/g));
  const byKey = (name: string) => looked.includes(name.split('.')[0] ?? '');
  const ofKinds = wordKeys();
  const inAll = (name: string) => code.includes(`/${name.replace('.', '-')}.js'`);
  const isSaid = (name: string) => said.has(name) || inAll(name) || byKey(name) || ofKinds.has(name);
  expect([...english.keys()].filter((name) => !isSaid(name))).toEqual([]);
});

/** docs/contract.md, "Words" and "Notices": the specification has them to the letter. */
const exact: Readonly<Record<string, string>> = {
  'fixed.resetSent': 'Sent email',
  'fixed.noUserLoggedIn': 'No user is logged in',
  'fixed.madeAdmin': 'Successfully made an admin',
  'fixed.makeAdminFailed': 'Failed to make an admin.',
  'names.classesTitle': 'Academic Courses List',
  'names.coursesTitle': 'Courses List',
  'names.instructorsTitle': 'Instructors List',
  'titles.users': 'All Users',
  'titles.account': 'My Account',
  'fixed.contactTitle': 'Contact Us',
  'fixed.login': 'Login',
  'fixed.register': 'Register',
  'fixed.resetPassword': 'Reset Password',
  'fixed.continueWithGoogle': 'CONTINUE WITH GOOGLE',
  'fixed.buyNow': 'Buy Now',
  'fixed.readMore': 'Read More',
  'fixed.download': 'Download',
  'fixed.makeAdmin': 'Make Admin',
  'fixed.allUsers': 'All Users',
  'fixed.myCourses': 'My Courses',
  'fixed.logOut': 'Log Out',
  'fixed.sendMessage': 'Send Message',
  'fixed.contactName': 'Your Name:',
  'fixed.contactEmail': 'Your E-mail:',
  'fixed.contactMessage': 'Your Message:',
  'fixed.contactNamePlaceholder': 'Enter your name',
  'fixed.contactEmailPlaceholder': 'Enter your E-mail',
  'fixed.contactMessagePlaceholder': 'Write your message here',
};

test('the exact words are the specification’s', () => {
  expect(Object.fromEntries(Object.keys(exact).map((name) => [name, english.get(name)]))).toEqual(exact);
  for (const [name, row] of Object.entries(pages)) {
    const own = english.get(`titles.${name}`);
    if (own !== undefined && 'title' in row) expect(own, name).toBe(row.title);
  }
});

/** docs/contract.md, "Validation": the first four are the specification's to the letter. */
test.each([
  [
    loginSchema,
    { email: '', password: '' },
    ['email is requires', 'password is requires', 'Must be 6 characters or longer'],
  ],
  [
    loginSchema,
    { email: 'rima', password: 'x' },
    ['Provide a valid email', 'Must be 6 characters or longer'],
  ],
  [registrationSchema, { name: ' ', email: 'a@b.c', password: 'secret' }, ['Name is requires']],
  [registrationSchema, { name: '7 🙂', email: 'a@b.c', password: 'secret' }, ['Name is requires']],
  [classroomSchema, { name: '\u2800' }, ['Enter a name for the class.']],
  [codeSchema, { code: '12345' }, ['The code has 6 digits']],
  [ageFormSchema, { band: 'no band' }, ['Please choose one.']],
  [classroomSchema, { name: 'x'.repeat(classroomLimits.nameMax + 1) }, ['Use a shorter name.']],
  [joinSchema, { code: '' }, ['Enter the code your teacher gave you.']],
  [joinSchema, { code: 'hello' }, ['A code has 8 letters and digits. Check yours.']],
  [taskFormSchema, { kind: 'lesson', courseId: 'c', lessonId: 'l', due: '2030-02-31' }, ['Choose a day.']],
  [
    taskFormSchema,
    { kind: 'lesson', courseId: 'c', lessonId: 'l', due: '2020-01-31' },
    ['This day is in the past. Choose today or later.'],
  ],
] as const)('a form says under its fields what the catalogue has: %# ', (schema, value, said) => {
  expect(fieldIssuesIn(schema, value, { strict: false }).map(validationText)).toEqual(said);
});

/** Also of the glossary, and on the blocks of home. */
const ofSubjects = ['bangla', 'coding', 'science', 'ict'];

test('every name is a list’s, a group’s or a subject’s', () => {
  const rows = [...allLists, ...instructorSubjects].map(({ label }) => label);
  const titles = ['instructorsTitle', ...allLists.map((row) => groupOf(row).title)];
  const named = new Set([...rows, ...ofSubjects, ...titles].map((name) => `names.${name}`));
  expect([...english.keys()].filter((name) => name.startsWith('names.')).sort()).toEqual([...named].sort());
});

test.each(languages)('a year is written as people who speak %s write it', (language) => {
  const { format } = new Intl.DateTimeFormat(language, { year: 'numeric' });
  for (const day of ['2026-06-30T12:00:00Z', '2031-12-31T23:59:59Z', '2032-01-01T00:00:00Z'])
    expect(yearIn(language, day)).toBe(format(new Date(day)));
});

test.each(languages)('numbers are written as people who speak %s write them', (language) => {
  const { format } = new Intl.NumberFormat(language);
  const values = [...Array(1100).keys(), 123_456, 12_345_678, 0.5, 1.25, 999.9, -1, -7.5, -1200];
  expect(values.map((value) => numberIn(language, value))).toEqual(values.map((value) => format(value)));
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const sizes = [0, 7, 0.26, 1500];
  expect(sizes.map((size) => numberIn(language, size, 1))).toEqual(sizes.map((size) => one.format(size)));
  expect(numberIn(language, 6.4, 0)).toBe(format(6));
});
