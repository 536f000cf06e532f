import homeJson from '@pathshala/functions/content/site/home.json';
import type { HomeContent } from '../../site-home-schema.ts';

/** The words, people and figures of the home page; the build has checked them against their schema. */
export const home = homeJson as HomeContent;
