import type { JsonWebKey } from 'node:crypto';
import { certificateKeys } from '@pathshala/brand/certificate-keys';
import { defineSecret } from 'firebase-functions/params';
import { isEmulated } from '../domain/emulated.ts';
import { practiceKey, type SigningKey, signingKey } from './signing-key.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Loads the key on first use. */
export type GetSigningKey = () => SigningKey;

/**
 * The secret of a deployed function with `CERTIFICATES=on`.
 * @throws Error if the site only has the practice key; a deploy stops at it.
 */
export function certificateSecrets(
  { CERTIFICATES }: Environment,
  keys: typeof certificateKeys = certificateKeys,
): ReturnType<typeof defineSecret>[] {
  if (CERTIFICATES !== 'on') return [];
  if (keys.every(({ practice }) => practice))
    throw new Error('CERTIFICATES=on needs a key of the school’s own: npm run keys');
  return [defineSecret('CERTIFICATE_KEY')];
}

/** The key of this environment: the school's, the practice key in the emulators, otherwise none. */
export function signingKeyOf(environment: Environment): GetSigningKey | undefined {
  const { CERTIFICATE_KEY: secret } = environment;
  if (secret) return () => ownKey(secret, environment);
  return isEmulated(environment) ? () => signingKey(practiceKey) : undefined;
}

function ownKey(secret: string, environment: Environment): SigningKey {
  const key = signingKey(JSON.parse(secret) as JsonWebKey);
  if (key.practice && !isEmulated(environment))
    throw new Error('CERTIFICATE_KEY is the practice key, which everybody has.');
  return key;
}
