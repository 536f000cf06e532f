import { checkConfig } from '@pathshala/brand/check-config';
import { makeFonts, makePublicFiles } from './public-files.ts';
import './prepare-code.ts';

/** Builds the site. Each step reads files of the one before, some of them code: so none is imported at the top. */
checkConfig();
await makeFonts();
const { bundleLanguages, renderLanguages } = await import('./build-languages.ts');
// Pictures keep one core busy, and neither step reads files of the other.
await Promise.all([bundleLanguages(), makePublicFiles()]);
await renderLanguages();
await import('./finish-build.ts');
