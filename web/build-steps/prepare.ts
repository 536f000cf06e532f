import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildArt } from '@pathshala/art/build-art';
import { checkConfig } from '@pathshala/brand/check-config';
import { builtContent } from '@pathshala/content/built-content';
import { languages } from '@pathshala/contract/languages';
import { builtSearchIndex } from '@pathshala/search/built-index';
import { searchIndexPath } from '../src/search-index/path.ts';
import { commonPasswordsPath } from '../src/ui/common-passwords.ts';
import { commonPasswordsFile } from './common-passwords.ts';
import { isQuick } from './quick-site.ts';
import './prepare-code.ts';

/** What the site is built from besides its code: web/public and the fonts. Prints one line. */
const webDir = fileURLToPath(new URL('..', import.meta.url));

const started = performance.now();
checkConfig();
const content = builtContent();
const places = {
  publicDir: join(webDir, 'public'),
  fontsDir: join(webDir, 'src/theme'),
  // Beside the packages, so that a fresh install starts afresh.
  memoryDir: join(webDir, 'node_modules/.cache/pathshala'),
};
const more = {
  ...Object.fromEntries(languages.map((one) => [searchIndexPath(one).slice(1), builtSearchIndex(one)])),
  [commonPasswordsPath.slice(1)]: await commonPasswordsFile(),
};
const { files, written } = await buildArt(content, places, more, { sharePictures: !isQuick });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Assets: ${files} files, ${written} new or changed, ${seconds} s`);
