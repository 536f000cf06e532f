import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Schema, ValidationError } from 'yup';
import { siteConfig } from '../src/site.config.ts';
import { homeContentSchema } from '../src/site-home-schema.ts';
import { siteConfigSchema } from '../src/site-schema.ts';

async function check(file: string, schema: Schema, value: unknown): Promise<string[]> {
  try {
    await schema.validate(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors.map((problem) => `${file}: ${problem}`);
    throw error;
  }
}

/**
 * Checks the owner's configuration and the words of the home page.
 * @throws Error with one line for each wrong field, naming the file and the field
 */
export async function checkConfig(contentDir: string, config: unknown = siteConfig): Promise<void> {
  const home = JSON.parse(await readFile(join(contentDir, 'site/home.json'), 'utf8')) as unknown;
  const problems = [
    ...(await check('web/src/site.config.ts', siteConfigSchema, config)),
    ...(await check('functions/content/site/home.json', homeContentSchema, home)),
  ];
  if (problems.length > 0) throw new Error(`Please mend the configuration:\n${problems.join('\n')}`);
}
