import { checkConfig } from '@pathshala/brand/check-config';
import { makeFonts, makePublicFiles } from './public-files.ts';
import './prepare-code.ts';

/** Prepares the site of `npm run dev` besides its code: fonts and web/public. */
checkConfig();
await makeFonts();
await makePublicFiles();
