import { fileURLToPath } from 'node:url';
import { builtLanguage } from './built-language.ts';
import { makeBundles } from './bundle.ts';

/** Bundles the site's code in one language: for browsers, and for rendering. */
await makeBundles(fileURLToPath(new URL('..', import.meta.url)), builtLanguage);
