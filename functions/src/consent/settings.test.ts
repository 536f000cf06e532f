import { expect, test } from 'vitest';
import { consentSetting } from './settings.ts';

const site = {
  allowsOrigin: (origin: string) => origin === 'https://school.example',
  home: 'https://home.example',
  queueMail: () => undefined,
};

test.each([{}, { PARENT_CONSENT: 'off' }, { PARENT_CONSENT: '' }])('is off with %o', (environment) => {
  expect(consentSetting(environment, site)).toBeUndefined();
});

test('is on, and its links lead to no site but the school’s', () => {
  const siteOf = (origin: string | undefined) =>
    consentSetting({ PARENT_CONSENT: 'on' }, site)?.siteOf({ headers: { origin } } as never);
  expect(siteOf('https://school.example')).toBe('https://school.example');
  expect(siteOf('https://evil.example')).toBe('https://home.example');
  expect(siteOf(undefined)).toBe('https://home.example');
});

test('is refused where no mail is sent', () => {
  const without = { ...site, queueMail: undefined };
  expect(() => consentSetting({ PARENT_CONSENT: 'on' }, without)).toThrow('needs MAIL=on');
});
