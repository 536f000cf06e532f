import { expect, test } from 'vitest';
import { siteConfig } from './site.config.ts';
import { stillInvented } from './still-invented.ts';

const of = (siteConfig: object, owner: object = {}) =>
  stillInvented({ 'site.config.ts': { siteConfig }, 'owner.config.ts': { owner } });

test('a school of one’s own has nothing invented', () => {
  const own = { invented: false, origin: 'https://example.school' };
  const mails = { contactEmail: 'hello@my-example.org', social: { facebook: '' }, mapAtOnce: true };
  expect(of({ ...own, ...mails }, { name: 'Pathshala Education Trust of Khulna' })).toEqual([]);
});

test.each<[what: string, site: object, owner: object, found: string]>([
  [
    'the address',
    { origin: 'https://pathshala.example' },
    {},
    'siteConfig.origin is https://pathshala.example',
  ],
  [
    'a mail',
    {},
    { privacyEmail: 'privacy@a.example' },
    'owner.config.ts: owner.privacyEmail is privacy@a.example',
  ],
  [
    'a page',
    { social: { facebook: 'https://www.facebook.com/a.example' } },
    {},
    'siteConfig.social.facebook is ',
  ],
  [
    'a page id',
    { facebookPageId: 'pathshala.example' },
    {},
    'siteConfig.facebookPageId is pathshala.example',
  ],
  ['an app id', { facebookAppId: '100000000000000' }, {}, 'siteConfig.facebookAppId is 100000000000000'],
  ['the owner', {}, { name: 'Pathshala Education Trust' }, 'owner.name is Pathshala Education Trust'],
  ['the place', { mapLabel: 'Pathshala, Dhanmondi, Dhaka' }, {}, 'siteConfig.mapLabel is'],
])('%s that is invented is named where it stands', (_what, site, owner, found) => {
  const [line, ...others] = of(site, owner);
  expect(line).toContain(found);
  expect(others).toEqual([]);
});

test('while the content is invented, that is said', () => {
  expect(of({ invented: true })).toEqual([
    'site.config.ts: siteConfig.invented is true: the people, press and figures of the content are made up',
  ]);
});

test('of the demo all is named that would be taken for the truth', () => {
  if (!siteConfig.invented) return;
  const named = stillInvented().join('\n');
  for (const part of [
    'origin',
    'contactEmail',
    'mapUrl',
    'mapLabel',
    'bn.mapLabel',
    'owner.name',
    'owner.address',
  ])
    expect(named).toContain(`.${part} is `.replace('.owner', 'owner'));
});
