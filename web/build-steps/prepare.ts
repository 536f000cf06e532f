import { checkConfig } from '@pathshala/brand/check-config';
import { makeFonts, makePublicFiles } from './public-files.ts';
import './prepare-code.ts';

checkConfig();
await makeFonts();
await makePublicFiles();
