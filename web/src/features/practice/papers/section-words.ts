import type { ShownSection } from '@pathshala/content/model-test/show-paper';
import { words } from '../../../words/words.ts';

/** The names of the sections. */
export const sectionWords: Readonly<Record<ShownSection['name'], () => string>> = {
  warmUp: words['model-test.warmUp'],
  think: words['model-test.think'],
  choose: words['model-test.choose'],
  work: words['model-test.work'],
  longer: words['model-test.longer'],
  creative: words['model-test.creative'],
  quiz: words['model-test.quiz'],
  exercises: words['model-test.exercises'],
};

const letters = [
  words['model-test.partA'],
  words['model-test.partB'],
  words['model-test.partC'],
  words['model-test.partD'],
] as const;

/** The letter of a creative question's part. Empty if the question has one part only. */
export const partLetter = (at: number, all: number): string => (all > 1 ? (letters[at]?.() ?? '') : '');
