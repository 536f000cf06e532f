import type { SchoolIn } from '@pathshala/contract/site/school';
import type { Language } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import { builtSchool } from './site.config.ts';

/** The school of the build, in a language. */
export const siteIn = (language: Language): SchoolIn => inOneLanguage(builtSchool, language);
