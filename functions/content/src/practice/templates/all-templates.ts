import type { ExerciseTemplate } from '../exercise.ts';
import { banglaGrammar, firstSentences, letters } from './bangla.ts';
import { livingThings, plants, water } from './biology.ts';
import { atoms, chemicalEquations, moles } from './chemistry.ts';
import { programs, robot } from './coding.ts';
import { grammar, tenses } from './english-grammar.ts';
import { joining, sentences } from './english-sentences.ts';
import { pocketMoney } from './finance.ts';
import { learningToLearn } from './learning.ts';
import { adding, clock, sums, tensAndOnes } from './mathematics-1-2.ts';
import { addingInTheHead, namingFractions, timesAndDivision } from './mathematics-3.ts';
import { anglesAndShapes, equalFractions, multiplyingInTheHead, partOfAmount } from './mathematics-4.ts';
import { numbersAndAreas, percentAndChecking, reckoningWithFractions } from './mathematics-5.ts';
import { equations, integers, ratios } from './mathematics-6-8.ts';
import { logarithmsAndSeries, parabola, quadraticEquations, ratiosOfAnAngle } from './mathematics-9-10.ts';
import { derivatives, linesAndCounting, slopesAndLimits } from './mathematics-11-12.ts';
import { acceleration, motion } from './physics.ts';

const mathematics = [
  ...[adding, tensAndOnes, clock, sums],
  ...[addingInTheHead, namingFractions, timesAndDivision],
  ...[anglesAndShapes, equalFractions, multiplyingInTheHead, partOfAmount],
  ...[numbersAndAreas, percentAndChecking, reckoningWithFractions, ratios, integers, equations],
];
const openCourses = [
  ...[letters, firstSentences, sentences, joining, water, pocketMoney, robot, programs, learningToLearn],
];
const higher = [
  ...[logarithmsAndSeries, ratiosOfAnAngle, quadraticEquations, parabola],
  ...[linesAndCounting, slopesAndLimits, derivatives, motion, acceleration, atoms, moles, chemicalEquations],
  ...[plants, livingThings, tenses, grammar, banglaGrammar],
];

/** A model test picks from them in this order. */
export const templates: readonly ExerciseTemplate[] = [...mathematics, ...openCourses, ...higher].flat();

/** Undefined also for one that was removed. */
export function templateOf(id: string): ExerciseTemplate | undefined {
  return templates.find((one) => one.id === id);
}
