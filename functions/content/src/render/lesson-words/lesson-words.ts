import type { InLanguages } from '@pathshala/contract/text/languages';
import bn from './bn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** Words by which a lesson's text is read, and those that it is given as well, in the text's language. */
interface LessonWords {
  /** What the answer to an exercise starts with. */
  readonly answer: string;
  /** What a table is called to those who listen. */
  readonly table: string;
}

export const lessonWords: InLanguages<LessonWords> = { en, bn };
