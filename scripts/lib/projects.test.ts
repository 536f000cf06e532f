import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { functionSettings } from './projects.ts';

const folder = newFolder();

test('a project’s own file comes before the common one, and the environment before both', () => {
  expect(functionSettings('my-school', { HOME: '/home' }, folder)).toEqual({ HOME: '/home' });
  writeFileSync(
    join(folder, '.env'),
    '# all\nVERIFIED_ADMINS=off\nPAYMENTS=stripe\nSITE_ORIGINS=https://a\n',
  );
  writeFileSync(join(folder, '.env.my-school'), 'VERIFIED_ADMINS=on\nSITE_ORIGINS=https://b\n');
  expect(functionSettings('my-school', { SITE_ORIGINS: 'https://c' }, folder)).toEqual({
    VERIFIED_ADMINS: 'on',
    PAYMENTS: 'stripe',
    SITE_ORIGINS: 'https://c',
  });
  expect(functionSettings('other', {}, folder)).toMatchObject({ VERIFIED_ADMINS: 'off' });
});

test('settings and secrets do not come into git', () => {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['.env', '.env.*', '.secret.local']));
  expect(lines.filter((line) => line.startsWith('!'))).toEqual(['!.env.example']);
});
