import type { ShownSection } from '@pathshala/content/model-test/show-paper';

/** A skill as results show it. */
export interface Skill {
  readonly id: string;
  readonly title: string;
}

/** A paper in the page's language, with the functions that read its answers. */
export interface LivePaper {
  readonly sections: readonly ShownSection[];
  readonly minutes: number;
  /** How a typed answer is understood, as HTML. Undefined if it is not an answer yet. */
  readonly understood: (key: string, typed: string) => string | undefined;
  /** The skill of a question. Undefined for quiz questions and for parts of creative questions. */
  readonly skillOf: (key: string) => Skill | undefined;
}

export type Outcome = 'right' | 'wrong' | 'open' | 'own';
