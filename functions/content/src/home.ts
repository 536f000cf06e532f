import homeJson from '../site/home.json' with { type: 'json' };
import type { HomeContent } from './home-schema.ts';

/** The words, people and figures of the home page, for pages that carry them; `loadContent` checks the same file. */
export const home = homeJson as HomeContent;
