import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { siteConfig } from '../src/site.config.ts';
import { checkConfig } from './check-config.ts';

const contentDir = fileURLToPath(new URL('../../functions/content', import.meta.url));

test('the configuration that is committed is right', async () => {
  await expect(checkConfig(contentDir)).resolves.toBeUndefined();
});

test('a wrong field is named with its file', async () => {
  const wrong = {
    ...siteConfig,
    origin: 'pathshala.example',
    social: { ...siteConfig.social, youtube: 'me' },
  };
  const problem = checkConfig(contentDir, wrong);
  await expect(problem).rejects.toThrow('web/src/site.config.ts: origin must be an https origin');
  await expect(problem).rejects.toThrow('web/src/site.config.ts: social.youtube must be empty or an https');
});

test('an unknown field is not overlooked', async () => {
  const problem = checkConfig(contentDir, { ...siteConfig, facebookPage: 'school' });
  await expect(problem).rejects.toThrow('facebookPage');
});
