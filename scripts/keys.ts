// `npm run keys`: creates a signing key for certificates, and says where its halves go.
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, PlainError } from './lib/messages.ts';
import { shown, stateFolder } from './lib/paths.ts';

/** Ignored by git and uploads. */
const path = join(stateFolder, 'certificate-key.json');

command(async () => {
  const file = shown(path);
  if (existsSync(path))
    throw new PlainError(`${file} is a key already: put it where it belongs, or away, and try again`);
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(path, JSON.stringify(key), { mode: 0o600, flag: 'wx' });
  return `A new key for certificates.

1. The public half, under the others in web/brand/certificate-keys.ts (leave those: what they signed goes on counting;
   take one out only if it leaked, docs/operations.md, "Certificates"):

  { x: '${key.x}' },

2. The private half is in ${file}. Make it the secret of the function, and then put the file where nobody
   else finds it, or remove it:

  npx firebase functions:secrets:set CERTIFICATE_KEY --data-file ${file}

3. CERTIFICATES=on in functions/.env, and npm run deploy. Both halves have to go there together.`;
});
