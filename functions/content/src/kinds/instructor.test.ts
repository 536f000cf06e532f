import { expect, test } from 'vitest';
import { instructor } from './instructor.ts';
import { schemaIssues } from './publish-issues.ts';
import { schemaOf } from './schemas.ts';

const linksOf = (facebook: string) => ({ links: { facebook } });
const issuesOf = (facebook: string) =>
  schemaIssues('instructors', linksOf(facebook)).filter(({ path }) => path.startsWith('links'));
const readerTakes = (facebook: string) =>
  schemaOf({ links: instructor.fields.links }, 'each').isValidSync(linksOf(facebook), { strict: true });

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://www.facebook.com',
  'data:text/html,x',
  'http://plain.example',
  '//elsewhere.example',
  'www.facebook.com/rima',
])('%s is no link of an instructor, in the studio and in the files', (link) => {
  expect(issuesOf(link)).toEqual([{ path: 'links.facebook', key: 'faults.https' }]);
  expect(readerTakes(link)).toBe(false);
});

test.each(['https://www.facebook.com/rima', ''])('%j is', (link) => {
  expect(issuesOf(link)).toEqual([]);
  expect(readerTakes(link)).toBe(true);
});
