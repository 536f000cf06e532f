import type { InLanguages } from '@pathshala/contract/text/languages';
import bn from './bn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** Words that the renderer recognises in a lesson's text, and words that it adds, in the text's language. */
interface LessonWords {
  /** The words that start the answer to an exercise. */
  readonly answer: string;
  /** The accessible name of a table. */
  readonly table: string;
}

export const lessonWords: InLanguages<LessonWords> = { en, bn };
