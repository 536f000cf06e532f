import type { JsonWebKey } from 'node:crypto';
import { certificateKeys } from '@pathshala/brand/certificate-keys';
import { defineSecret } from 'firebase-functions/params';
import { isEmulated } from '../domain/emulated.ts';
import { practiceKey, type SigningKey, signingKey } from './signing-key.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Gives the key when the first certificate asks for it. */
export type GetSigningKey = () => SigningKey;

/**
 * The secret that the function is deployed with once `functions/.env` says `CERTIFICATES=on`.
 * @throws Error where the site has no public key but the practice one. A deploy stops at it.
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

/** The key of this environment: the school's own, the practice one in the emulators without it, else none. */
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
