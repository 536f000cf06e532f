import { expect, test } from 'vitest';
import { checkConfig } from './check-config.ts';
import { owner, translatedOwner } from './owner.config.ts';
import { siteConfig } from './site.config.ts';

test('the configuration that is committed is right', () => {
  expect(() => checkConfig()).not.toThrow();
});

test('a wrong field is named with its file', () => {
  const wrong = {
    ...siteConfig,
    origin: 'pathshala.example',
    social: { ...siteConfig.social, youtube: 'me' },
  };
  const check = () => checkConfig({ 'site.config.ts': wrong });
  expect(check).toThrow('web/brand/site.config.ts: origin must be an https origin');
  expect(check).toThrow('web/brand/site.config.ts: social.youtube must be empty or an https');
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
