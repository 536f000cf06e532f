/** Texts to write over: they go into a lesson, so that they are in its language and not in the page's. */
import {
  firstLanguage,
  type InLanguages,
  type Language,
  ownOrFirst,
} from '@pathshala/contract/text/languages';
import bangla from './starters/bn.json' with { type: 'json' };
import english from './starters/en.json' with { type: 'json' };

export interface Starters {
  readonly bold: string;
  readonly table: Block;
  readonly workedExample: Block;
  readonly tryIt: Block;
  /** By kind of figure. */
  readonly figures: Readonly<Record<string, object>>;
}

interface Block {
  readonly text: string;
  /** What of it is selected, to be written over first. */
  readonly chosen: string;
}

const starters: InLanguages<Starters> = { en: english, bn: bangla };

/** What texts in a language begin with; in the first language where it has none of its own. */
export const startersIn = (language: Language): Starters => ownOrFirst(starters, language);

/** A text's language, as its element says it: nothing is the first one. */
export const languageOfText = (lang: Language | undefined): Language => lang ?? firstLanguage;
