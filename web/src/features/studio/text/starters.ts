/** Placeholder texts. They go into a lesson, so they are in its language and not in the page's. */
import { type InLanguages, type Language, ownOrFirst } from '@pathshala/contract/text/languages';
import bangla from './starters/bn.json' with { type: 'json' };
import english from './starters/en.json' with { type: 'json' };

export interface Starters {
  readonly table: Block;
  readonly workedExample: Block;
  readonly tryIt: Block;
  readonly figures: Readonly<Record<string, object>>;
  readonly quizText: string;
}

export interface Block {
  readonly text: string;
  /** The part that is selected, to be written over first. */
  readonly chosen: string;
}

const starters: InLanguages<Starters> = { en: english, bn: bangla };

export const startersIn = (language: Language): Starters => ownOrFirst(starters, language);

export const exampleFigure = (kind: string, language: Language): object => ({
  kind,
  ...startersIn(language).figures[kind],
});
