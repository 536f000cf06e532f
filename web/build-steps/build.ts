import { checkConfig } from '@pathshala/brand/check-config';
import { makeFonts, makePublicFiles } from './public-files.ts';
import './prepare-code.ts';

/** Builds the site. Each step reads what the one before it has made, some of it as code: none is loaded before. */
checkConfig();
await makeFonts();
const { bundleLanguages, renderLanguages } = await import('./build-languages.ts');
// Pictures keep one core busy, and neither reads what the other makes.
await Promise.all([bundleLanguages(), makePublicFiles()]);
await renderLanguages();
await import('./finish-build.ts');
