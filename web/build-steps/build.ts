import { checkConfig } from '@pathshala/brand/check-config';
import { bundleLanguages, renderLanguages } from './build-languages.ts';
import { makePublicFiles } from './public-files.ts';
import { compileWords } from './words/words.ts';

/** Builds the site. Steps write files that later ones read, some of them code: what needs that is imported after it. */
checkConfig();
compileWords();
// Pictures keep one core busy, and neither step reads files of the other.
await Promise.all([bundleLanguages(), makePublicFiles()]);
await renderLanguages();
await import('./finish-build.ts');
