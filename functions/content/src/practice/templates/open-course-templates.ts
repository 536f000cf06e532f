import type { ExerciseTemplate } from '../exercise.ts';
import { firstSentences } from './bangla/first-sentences.ts';
import { letters } from './bangla/letters.ts';
import { programs } from './coding/programs.ts';
import { robot } from './coding/robot.ts';
import { joining } from './english/joining.ts';
import { sentences } from './english/sentences.ts';
import { pocketMoney } from './finance/pocket-money.ts';
import { learningToLearn } from './learning/learning-to-learn.ts';
import { water } from './science/water.ts';

/** Subjects of the open courses besides mathematics. */
export const openCourseTemplates: readonly ExerciseTemplate[] = [
  ...letters,
  ...firstSentences,
  ...sentences,
  ...joining,
  ...water,
  ...pocketMoney,
  ...robot,
  ...programs,
  ...learningToLearn,
];
