import { schoolContent } from '@pathshala/content/testing/school-content';
import type { BookSource } from '@pathshala/contract/content/published';
import { expect, it } from 'vitest';
import { bookEntries } from './book-entries.ts';
import { robots, securityTxt } from './text-files.ts';

const { books: sources } = schoolContent();

it('books carry their PDF with its size and pages, and their cover, in each language', () => {
  const [source] = sources as [BookSource];
  const files = [`${source._id}`, `${source._id}.bn`].map((id, at) => ({ id, bytes: 1000 + at, pages: 4 }));
  expect(bookEntries([source], files)[0]).toMatchObject({
    ...{ bytes: 1000, pages: 4 },
    pdf: `/books/${source._id}.pdf`,
    img: `/covers/book-${source._id}.svg`,
  });
  expect(bookEntries([source], files, 'bn')[0]).toMatchObject({
    ...{ bytes: 1001, pages: 4 },
    pdf: `/books/${source._id}.bn.pdf`,
    img: `/covers/bn/book-${source._id}.svg`,
    lang: 'bn',
  });
});

it('books are refused without a PDF', () => {
  expect(() => bookEntries(sources, [])).toThrow(`The book ${sources[0]?._id} has no PDF`);
});

it('robots.txt leads crawlers to the sitemap and away from people’s data', () => {
  const text = robots('https://school.example');
  expect(text).toContain('Sitemap: https://school.example/sitemap.xml');
  for (const path of ['/api/', '/users', '/messages', '/bn/users'])
    expect(text).toContain(`Disallow: ${path}\n`);
});

it('security.txt has contact and expiry, as in RFC 9116', () => {
  const text = securityTxt('https://school.example', 'safe@school.example', new Date('2026-01-31T23:00:00Z'));
  expect(text.split('\n')).toEqual([
    'Contact: mailto:safe@school.example',
    'Expires: 2027-01-26T00:00:00.000Z',
    'Preferred-Languages: en, bn',
    'Canonical: https://school.example/.well-known/security.txt',
    '',
  ]);
});
