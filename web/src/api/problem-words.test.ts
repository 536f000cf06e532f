import { type ErrorCode, errorCodes } from '@pathshala/contract/http/errors';
import { expect, test, vi } from 'vitest';
import { problemText } from '../http/client.ts';
import { readList } from './courses.ts';

vi.mock('../words/language.ts', () => ({ siteLanguage: 'bn' }));

const codes = Object.keys(errorCodes) as ErrorCode[];
/** The API's English texts in the problem document. */
const english = { title: 'An English title', detail: 'An English detail, with $12 and the course Plants.' };

test('a refusal is said in the language of the page, whatever the document says', () => {
  for (const code of codes) {
    const said = problemText(code, english);
    expect(said, code).toMatch(/\p{Script=Bengali}{3}/u);
    expect(said, code).not.toMatch(/[A-Za-z0-9]/);
  }
});

test('a code that this build does not know is said as an error of ours', () => {
  expect(problemText('newer-than-this-page' as ErrorCode, english)).toBe(problemText('internal', {}));
});

test('a page in Bangla asks for lists in Bangla', async () => {
  const asked = vi.fn(async () => Response.json(['গোনা']));
  vi.stubGlobal('fetch', asked);
  expect(await readList('/blog.json')).toEqual(['গোনা']);
  expect(asked).toHaveBeenCalledWith('/blog.json?lang=bn');
});
