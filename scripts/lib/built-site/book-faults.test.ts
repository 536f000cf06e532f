import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bookFaults } from './book-faults.ts';

test('names the books that no device could keep', () => {
  const site = mkdtempSync(join(tmpdir(), 'books-'));
  expect(bookFaults(site)).toEqual(['There is no list of books']);
  for (const folder of ['built', 'books']) mkdirSync(join(site, folder));
  const hash = createHash('sha256').update('%PDF').digest('base64url');
  const books = ['sound', 'other', 'gone'].map((id) => ({ pdf: `/books/${id}.pdf`, hash }));
  const uploaded = { pdf: `/api/media/${'0'.repeat(32)}.pdf`, hash: 'its name' };
  writeFileSync(join(site, 'built/blog2.json'), JSON.stringify([...books, uploaded]));
  writeFileSync(join(site, 'books/sound.pdf'), '%PDF');
  writeFileSync(join(site, 'books/other.pdf'), '%PDF-2');
  const faults = bookFaults(site);
  rmSync(site, { recursive: true });
  expect(faults).toEqual([
    '/books/other.pdf is not what its hash says',
    '/books/gone.pdf is not what its hash says',
  ]);
});
