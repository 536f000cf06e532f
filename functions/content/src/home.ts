import type { HomeContent, HomeFile } from '@pathshala/contract/home';
import { firstLanguage } from '@pathshala/contract/language';
import { inOneLanguage } from '@pathshala/contract/local-text';
import homeJson from '../site/home.json' with { type: 'json' };

/** The words, people and figures of the home page, for pages that carry them; `loadContent` checks the same file. */
export const home: HomeContent = inOneLanguage(homeJson as HomeFile, firstLanguage);

/** The fingerprint of that file, which the site's build writes here; undefined in tests and tools, which ask nobody. */
export const homePrint: string | undefined = undefined;
