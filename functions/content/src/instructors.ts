import type { Instructor, InstructorFile } from '@pathshala/contract/instructor';
import type { Language } from '@pathshala/contract/languages';
import { inOneLanguage } from '@pathshala/contract/local-text';
import people from '../instructors.json' with { type: 'json' };

/** Everybody who teaches that comes with the site; `loadContent` checks the same file. */
export const builtInstructors = (language: Language): readonly Instructor[] =>
  inOneLanguage(people as InstructorFile[], language);
