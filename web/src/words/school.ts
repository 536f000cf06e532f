import { siteIn } from '@pathshala/brand/site-in';
import { siteLanguage } from './language.ts';

export const school = siteIn(siteLanguage);
