import { expect, test } from 'vitest';
import { firebaseJsonFor, generatedFiles } from './generated.ts';

test.each(generatedFiles())('$file is what `npm run generate` makes', ({ file, current, wanted }) => {
  expect(current, `${file} is stale: npm run generate`).toBe(wanted);
});

test('what was changed by hand in firebase.json is put right, and headers that have no place in it are not lost', () => {
  const { wanted = '' } = generatedFiles().find(({ file }) => file === 'firebase.json') ?? {};
  const right = firebaseJsonFor('school', wanted);
  for (const [written, other] of [
    ["default-src 'none'", "default-src 'self'"],
    ['nosniff', ''],
    ['"/users"', '"/gone"'],
  ] as const) {
    expect(wanted).toContain(written);
    expect(firebaseJsonFor('school', wanted.replace(written, other))).toBe(right);
  }
  // Only the sign-in of the project that is deployed to may be framed, and nothing else is another.
  expect(right).toContain(' https://school.firebaseapp.com ');
  expect(JSON.parse(right)).toEqual(JSON.parse(wanted.replace(/demo-pathshala(?=\.firebaseapp)/, 'school')));
  const none = '{"hosting":{"headers":[]}}';
  expect(() => firebaseJsonFor('school', none)).toThrow('firebase.json has no headers for **');
});
