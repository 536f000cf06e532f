import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { signingKey, signingKeyOf } from '@pathshala/functions/courses/certificates';
import { expect, test } from 'vitest';

test('a new key signs once the site has its public half, is its owner’s alone, and takes no other’s place', async () => {
  const state = newFolder();
  const env = { ...process.env, PATHSHALA_STATE_FOLDER: state };
  const make = () => promisify(execFile)(process.execPath, [join(import.meta.dirname, 'keys.ts')], { env });
  const x = /\{ x: '(.+)' \}/.exec((await make()).stdout)?.[1] ?? '';
  const file = join(state, 'certificate-key.json');
  const secret = readFileSync(file, 'utf8');
  expect(signingKey(JSON.parse(secret), [{ x }]).sign(Buffer.from('a'))).toHaveLength(64);
  expect(signingKeyOf({ certificateKey: secret, isEmulated: false })).toThrow(
    'web/brand/certificate-keys.ts',
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(make()).rejects.toThrow('is a key already');
  expect(readFileSync(file, 'utf8')).toBe(secret);
});
