import { describe, expect, test } from 'vitest';
import type { LockEntry, Lockfile } from './lockfile.ts';
import { exactVersions, uploadLock } from './upload-lock.ts';

const manifest = {
  name: 'upload',
  version: '1.0.0',
  engines: { node: '24' },
  dependencies: { web: '2.0.0' },
};
const wanted = [{ name: 'web', from: 'functions' }];

/** A repository whose function depends on `web`, which other packages have in an older version. */
const packages: Record<string, LockEntry> = {
  '': { name: 'school', devDependencies: { tool: '^1.0.0' } },
  functions: { dependencies: { web: '^2.0.0' } },
  'functions/node_modules/web': {
    version: '2.0.0',
    integrity: 'sha512-web2',
    dependencies: { body: '^1.0.0', parser: '^1.0.0', old: '^1.0.0' },
    optionalDependencies: { 'for-mac': '^1.0.0', absent: '^1.0.0' },
  },
  'functions/node_modules/parser': { version: '1.5.0' },
  'node_modules/web': { version: '1.0.0', dev: true },
  'node_modules/parser': { version: '1.1.0', devOptional: true },
  'node_modules/body': { version: '1.2.0', dependencies: { parser: '^1.0.0', web: '^1.0.0' } },
  'node_modules/old': { version: '1.0.0', dependencies: { parser: '^1.0.0', body: '^1.0.0' } },
  'node_modules/for-mac': {
    version: '1.0.0',
    optional: true,
    os: ['darwin'],
    dependencies: { 'mac-helper': '^1.0.0' },
  },
  'node_modules/mac-helper': { version: '3.0.0', optional: true },
  'node_modules/tool': { version: '1.0.0', dev: true },
};
const lockfile: Lockfile = { lockfileVersion: 3, packages };

function versions(lock: Lockfile): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(lock.packages).map(([place, { version }]) => [place, version]));
}

describe('the lockfile of the upload', () => {
  const lock = uploadLock(lockfile, manifest, wanted);

  test('has each package in the version that it finds in the repository', () => {
    expect(versions(lock)).toEqual({
      '': '1.0.0',
      'node_modules/web': '2.0.0',
      'node_modules/parser': '1.5.0',
      'node_modules/body': '1.2.0',
      'node_modules/body/node_modules/parser': '1.1.0',
      'node_modules/body/node_modules/web': '1.0.0',
      'node_modules/old': '1.0.0',
      'node_modules/old/node_modules/parser': '1.1.0',
      'node_modules/for-mac': '1.0.0',
      'node_modules/mac-helper': '3.0.0',
    });
  });

  test('begins with the manifest, keeps checksums, and marks what a machine can do without', () => {
    expect(lock).toMatchObject({ name: 'upload', lockfileVersion: 3, requires: true });
    expect(lock.packages['']).toEqual(manifest);
    expect(lock.packages['node_modules/web']?.integrity).toBe('sha512-web2');
    expect(lock.packages['node_modules/for-mac']).toMatchObject({ optional: true, os: ['darwin'] });
    expect(lock.packages['node_modules/mac-helper']?.optional).toBe(true);
    expect(lock.packages['node_modules/body']).not.toHaveProperty('optional');
  });

  test('says nothing of what was only needed for development', () => {
    for (const entry of Object.values(lock.packages)) {
      for (const mark of ['dev', 'devOptional', 'peer']) expect(entry).not.toHaveProperty(mark);
    }
  });
});

test('what is optional for one and needed by another is needed', () => {
  const both = {
    ...packages,
    'node_modules/old': { version: '1.0.0', dependencies: { 'mac-helper': '^3.0.0' } },
  };
  const lock = uploadLock({ lockfileVersion: 3, packages: both }, manifest, wanted);
  expect(lock.packages['node_modules/mac-helper']).not.toHaveProperty('optional');
});

describe('a peer', () => {
  const plugin = (more: LockEntry): Lockfile => ({
    lockfileVersion: 3,
    packages: {
      ...packages,
      'functions/node_modules/web': { version: '2.0.0', dependencies: { plugin: '^1.0.0' } },
      'functions/node_modules/plugin': { version: '1.0.0', ...more },
      'functions/node_modules/host': { version: '7.0.0' },
    },
  });

  test('comes along, beside the package that asks for it', () => {
    const lock = uploadLock(plugin({ peerDependencies: { host: '*' } }), manifest, wanted);
    expect(versions(lock)).toMatchObject({ 'node_modules/host': '7.0.0', 'node_modules/plugin': '1.0.0' });
  });

  test('that one can do without does not', () => {
    const entry = { peerDependencies: { host: '*' }, peerDependenciesMeta: { host: { optional: true } } };
    expect(versions(uploadLock(plugin(entry), manifest, wanted))).not.toHaveProperty('node_modules/host');
  });

  test('is the one that stands beside, also where the repository has two', () => {
    const two = { ...packages, 'node_modules/body': { version: '1.2.0', peerDependencies: { web: '>=1' } } };
    const lock = uploadLock({ lockfileVersion: 3, packages: two }, manifest, wanted);
    expect(versions(lock)).toMatchObject({ 'node_modules/web': '2.0.0', 'node_modules/body': '1.2.0' });
    expect(versions(lock)).not.toHaveProperty('node_modules/body/node_modules/web');
  });
});

test('a package that the repository does not have is named', () => {
  const missing = [{ name: 'never', from: 'functions' }];
  expect(() => uploadLock(lockfile, manifest, missing)).toThrow('no version of never');
  expect(() => exactVersions(lockfile, missing)).toThrow('no version of never');
});

test('the manifest has the versions that its own packages find', () => {
  expect(exactVersions(lockfile, [...wanted, { name: 'parser', from: 'functions/contract' }])).toEqual({
    web: '2.0.0',
    parser: '1.5.0',
  });
});
