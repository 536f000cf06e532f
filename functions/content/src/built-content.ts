import { loadContent, type SchoolContent } from './load-content.ts';
import { madeOnce } from './made-once.ts';

/**
 * The validated content of the school's files.
 * @throws ContentError as `loadContent`
 */
export const builtContent = (): SchoolContent => madeOnce('content', loadContent);
