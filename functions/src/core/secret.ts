import { createHash, randomBytes } from 'node:crypto';

/** What only who has been given it can know: 43 signs that an address takes as they are. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: enough to know it again, and nothing to use it by. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether a text can be a secret at all; anything else is not looked for. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
