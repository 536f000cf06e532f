import type { Instructor, InstructorFile } from '@pathshala/contract/content/published';
import type { Language } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import people from '../instructors.json' with { type: 'json' };

export const builtInstructors = (language: Language): readonly Instructor[] =>
  inOneLanguage(people as InstructorFile[], language);
