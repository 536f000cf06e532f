import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkConfig } from './check-config.ts';
import { owner, translatedOwner } from './owner.config.ts';
import { siteConfig } from './site.config.ts';
import { stillInvented } from './still-invented.ts';
import { brandTraces } from './testing/brand-traces.ts';

test('the configuration that is committed is right', () => {
  expect(() => checkConfig()).not.toThrow();
});

test('a wrong field is named with its file', () => {
  const wrong = {
    ...siteConfig,
    origin: 'pathshala.example',
    apps: { ...siteConfig.apps, appStore: 'me' },
  };
  const check = () => checkConfig({ 'site.config.ts': wrong });
  expect(check).toThrow('web/brand/site.config.ts: origin must be an https origin');
  expect(check).toThrow('web/brand/site.config.ts: apps.appStore must be empty or an https');
});

test('what the configuration does not know is named', () => {
  const wrong = { owner: { ...owner, phone: '999' }, translatedOwner, keepsPages: true };
  expect(() => checkConfig({ 'owner.config.ts': wrong })).toThrow('web/brand/owner.config.ts: owner');
});

test('a key that is none, and two that certificates would mistake for each other, are named', () => {
  const check = (keys: unknown) => () => checkConfig({ 'certificate-keys.ts': keys });
  expect(check([{ x: 'short' }])).toThrow('web/brand/certificate-keys.ts: [0].x');
  expect(check(['a', 'b'].map((end) => ({ x: `${'k'.repeat(42)}${end}` })))).toThrow('two keys begin alike');
});

const of = (siteConfig: object, owner: object = {}, school: object = {}) =>
  stillInvented({
    ...{ 'site.config.ts': { siteConfig }, 'owner.config.ts': { owner } },
    'functions/content/site/school.json': { school },
  });

test('a school of one’s own has nothing invented', () => {
  const own = { invented: false, origin: 'https://example.school', mapAtOnce: true };
  const school = { email: 'hello@my-example.org', social: { facebook: '' } };
  expect(of(own, { name: 'Pathshala Education Trust of Khulna' }, school)).toEqual([]);
});

const facebook = 'https://www.facebook.com/a.example';
test.each<[site: object, owner: object, school: object, found: string]>([
  [{ origin: 'https://pathshala.example' }, {}, {}, 'siteConfig.origin is https://pathshala.example'],
  [{}, { privacyEmail: 'privacy@a.example' }, {}, 'owner.config.ts: owner.privacyEmail is privacy@a.example'],
  [{}, { name: 'Pathshala Education Trust' }, {}, 'owner.name is Pathshala Education Trust'],
  [{}, {}, { social: { facebook } }, 'school.json: school.social.facebook is '],
  [{}, {}, { facebookPageId: 'pathshala.example' }, 'school.facebookPageId is pathshala.example'],
  [{}, {}, { facebookAppId: '100000000000000' }, 'school.facebookAppId is 100000000000000'],
  [{}, {}, { mapLabel: 'Pathshala, Dhanmondi, Dhaka' }, 'school.mapLabel is'],
])('what is invented is named where it stands: %j, %j, %j', (site, owner, school, found) => {
  const [line, ...others] = of(site, owner, school);
  expect(line).toContain(found);
  expect(others).toEqual([]);
});

test('while the content is invented, that is said', () => {
  expect(of({ invented: true })).toEqual([
    'site.config.ts: siteConfig.invented is true: the people, press and figures of the content are made up',
  ]);
});

const root = join(import.meta.dirname, '../..');

test('nothing outside web/brand names the school or has one of its colours', () => {
  /** Generated from the brand: prepare-code.ts. */
  const made = /^(node_modules|build|public|pictures|(theme|widgets)\.css)$/;
  /** Subjects have colours of their own, two of them the brand's. */
  const others = /^(school\.json|brand|e2e|screenshots|README\.md|subjects\.json|.*\.test\.tsx?)$/;
  const sources = globSync('{functions,web,scripts}/**/*.{ts,tsx,mjs,css,json,md,typ,svg}', {
    cwd: root,
    exclude: (path) => made.test(basename(path)) || others.test(basename(path)),
  });
  const texts = sources.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(500);
  expect(brandTraces('sources', texts)).toEqual([]);
});
