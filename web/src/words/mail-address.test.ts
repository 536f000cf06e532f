import { expect, it } from 'vitest';
import { encodeAddress, mailtoOf } from './school.ts';

it.each([
  'rima.sultana-7_x@school.example',
  'a@b.c?bcc=all@evil.example&body=now',
  'a@b.c,d@evil.example',
  'a@b.c;d@evil.example',
  'a@b.c%0Abcc:d@evil.example',
  'a+b@c.d#e',
  'রিমা@স্কুল.বাংলা',
])('%s stays one address without a query', (address) => {
  const { protocol, pathname, search, hash } = new URL(mailtoOf(address));
  expect([protocol, search, hash]).toEqual(['mailto:', '', '']);
  expect(pathname).not.toMatch(/[,;?&=+\n]/);
  expect(decodeURIComponent(pathname)).toBe(address);
  expect(encodeAddress(address)).toBe(pathname);
});
