import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildArt } from '@pathshala/art/build-art';
import { buildFonts } from '@pathshala/art/fonts/build-fonts';
import { builtContent } from '@pathshala/content/load-content';
import { languages } from '@pathshala/contract/text/languages';
import { builtSearchIndex } from '@pathshala/search/build-index';
import { commonPasswordsPath } from '../src/features/account/common-passwords.ts';
import { searchIndexPath } from '../src/page-address.ts';
import { commonPasswordsFile } from './common-passwords.ts';

const webDir = fileURLToPath(new URL('..', import.meta.url));
/** Outside the packages, so that a fresh install starts without it. */
const spareDir = join(webDir, 'node_modules/.cache/pathshala');

export async function makeFonts(): Promise<void> {
  await buildFonts(join(webDir, 'src/theme'), spareDir);
}

export async function makePublicFiles(): Promise<void> {
  const started = performance.now();
  const more = {
    ...Object.fromEntries(languages.map((one) => [searchIndexPath(one).slice(1), builtSearchIndex(one)])),
    [commonPasswordsPath.slice(1)]: await commonPasswordsFile(),
  };
  const { files, written } = await buildArt(builtContent(), join(webDir, 'public'), spareDir, more);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Assets: ${files} files, ${written} new or changed, ${seconds} s`);
}
