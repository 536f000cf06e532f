import { checkConfig } from '@pathshala/brand/check-config';
import { makeFonts, makePublicFiles } from './public-files.ts';
import './prepare-code.ts';

/** What `npm run dev` shows the site from besides its code: the fonts and web/public. */
checkConfig();
await makeFonts();
await makePublicFiles();
