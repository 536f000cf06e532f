import { type Language, languages } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { parentMail } from '../consent/parent.ts';
import { inactivityMail } from '../retention/inactive-accounts.ts';
import { mailWords } from './mail.ts';

const site = 'https://school.example';
const made = {
  parent: (language: Language, name = 'Rima') =>
    parentMail({ to: 'm@home.test', uid: 'u', name, language, site, link: `${site}/parent#t` }),
  inactive: (language: Language) => inactivityMail('r@school.test', site, language),
} as const;
const names = Object.keys(made) as (keyof typeof made)[];

describe.each(names)('the mail %s', (name) => {
  test.each(languages)('fills every place in %s', (language) => {
    const { subject, text } = made[name](language);
    expect(`${subject} ${text}`).not.toMatch(/[{}]/);
    expect(text).toContain(site);
  });

  test('has no English sentence and no 0 to 9 in Bangla', () => {
    const { subject, text } = made[name]('bn');
    const words = `${subject} ${text}`.replaceAll(/https:\S+/g, '').replaceAll('Rima', '');
    expect(words).not.toMatch(/[A-Za-z0-9]/);
  });
});

test('a child without a plain name is called a child, in the mail’s language', () => {
  expect(made.parent('en', 'www.evil.example').text).toContain('Your child has made');
  expect(made.parent('bn', ' ').text).toContain('আপনার সন্তান পাঠশালা');
});

test('a place that nothing is given for is said, not sent', () => {
  expect(() => mailWords('inactive', 'bn', { site })).toThrow(/link|days/);
});
