import { messageRefIn } from '@pathshala/contract/http/validation';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { sayOf } from '@pathshala/messages/say';
import { array, boolean, object, string, ValidationError } from 'yup';
import { certificateKeys, keyIdOf } from './certificate-keys.ts';
import { keepsPages, owner, translatedOwner } from './owner.config.ts';
import { siteConfig } from './site.config.ts';
import { ownerSchema, siteConfigSchema, translatedOwnerSchema } from './site-schema.ts';

const keysSchema = array(
  object({
    x: string()
      .matches(/^[\w-]{43}$/)
      .required(),
    practice: boolean(),
  }).noUnknown(),
).test('beginnings', 'two keys begin alike', (keys = []) => new Set(keys.map(keyIdOf)).size === keys.length);

const ownersSchema = object({
  owner: ownerSchema,
  translatedOwner: translatedOwnerSchema,
  keepsPages: boolean().required(),
});

const files = [
  ['site.config.ts', siteConfigSchema, siteConfig],
  ['certificate-keys.ts', keysSchema, certificateKeys],
  ['owner.config.ts', ownersSchema, { owner, translatedOwner, keepsPages }],
] as const;

/** Our own messages name their field; the catalogue's do not. */
function textOf({ path = '', message }: ValidationError): string {
  const messageRef: unknown = message;
  return typeof messageRef === 'string'
    ? messageRef
    : `${path} ${sayOf(firstLanguage, messageRefIn(messageRef))}`;
}

/** Checks the owner's configuration. @throws Error with one line for each wrong field, naming the file and the field */
export function checkConfig(
  config: Readonly<Partial<Record<(typeof files)[number][0], unknown>>> = {},
): void {
  const problems = files.flatMap(([file, schema, configured]) => {
    try {
      schema.validateSync(config[file] ?? configured, { abortEarly: false, strict: true });
      return [];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return (error.inner.length > 0 ? error.inner : [error]).map(
        (one) => `web/brand/${file}: ${textOf(one)}`,
      );
    }
  });
  if (problems.length > 0) throw new Error(`Please fix the configuration:\n${problems.join('\n')}`);
}
