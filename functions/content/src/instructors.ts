import type { Instructor } from '@pathshala/contract/instructor';
import people from '../instructors.json' with { type: 'json' };

/** Everybody who teaches, for pages that carry them; `loadContent` checks the same file. */
export const instructors: readonly Instructor[] = people as Instructor[];
