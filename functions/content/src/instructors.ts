import type { Instructor, InstructorFile } from '@pathshala/contract/instructor';
import { firstLanguage } from '@pathshala/contract/language';
import { inOneLanguage } from '@pathshala/contract/local-text';
import people from '../instructors.json' with { type: 'json' };

/** Everybody who teaches, for pages that carry them; `loadContent` checks the same file. */
export const instructors: readonly Instructor[] = inOneLanguage(people as InstructorFile[], firstLanguage);

/** The fingerprint of that file, as `homePrint` is of home's. */
export const instructorsPrint: string | undefined = undefined;
