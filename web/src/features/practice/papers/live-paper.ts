import type { ShownSection } from '@pathshala/content/model-test/show-paper';

/** A skill as a result names it. */
export interface Skill {
  readonly id: string;
  readonly title: string;
}

/** A paper in the page's language, with what reads its answers. */
export interface LivePaper {
  readonly sections: readonly ShownSection[];
  readonly minutes: number;
  /** What is understood of something typed, HTML; undefined for what is not an answer yet. */
  readonly understood: (key: string, typed: string) => string | undefined;
  /** What a question practises; undefined for one of a quiz, and for a part of a creative question. */
  readonly skillOf: (key: string) => Skill | undefined;
}

/** `waiting`: the school has not marked it yet. */
export type Outcome = 'right' | 'wrong' | 'open' | 'own' | 'waiting';
