import { expect, test } from 'vitest';
import { firebaseJsonFor, generatedFiles } from './generated.ts';

test.each(generatedFiles())('$file is what `npm run generate` makes', ({ file, current, wanted }) => {
  expect(current, `${file} is stale: npm run generate`).toBe(wanted);
});

test('a deployment frames its own project’s sign-in alone, and a header that has no place in the file is refused', () => {
  const { wanted = '' } = generatedFiles().find(({ file }) => file === 'firebase.json') ?? {};
  const other = JSON.parse(wanted.replace(/demo-pathshala(?=\.firebaseapp)/, 'school'));
  expect(JSON.parse(firebaseJsonFor('school', wanted))).toEqual(other);
  const none = '{"hosting":{"headers":[]}}';
  expect(() => firebaseJsonFor('school', none)).toThrow('firebase.json has no headers for **');
});
