import { ValidationError } from 'yup';
import { siteConfig } from './site.config.ts';
import { siteConfigSchema } from './site-schema.ts';

/**
 * Checks the owner's configuration.
 * @throws Error with one line for each wrong field, naming the file and the field
 */
export function checkConfig(config: unknown = siteConfig): void {
  try {
    siteConfigSchema.validateSync(config, { abortEarly: false, strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.errors.map((problem) => `web/brand/site.config.ts: ${problem}`);
    throw new Error(`Please mend the configuration:\n${problems.join('\n')}`);
  }
}
