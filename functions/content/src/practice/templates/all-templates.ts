import type { ExerciseTemplate } from '../exercise.ts';
import { adding } from './mathematics/class-1/adding.ts';
import { tensAndOnes } from './mathematics/class-1/tens-and-ones.ts';
import { clock } from './mathematics/class-2/clock.ts';
import { sums } from './mathematics/class-2/sums.ts';
import { addingInTheHead } from './mathematics/class-3/adding-in-the-head.ts';
import { namingFractions } from './mathematics/class-3/naming-fractions.ts';
import { timesAndDivision } from './mathematics/class-3/times-and-division.ts';
import { anglesAndShapes } from './mathematics/class-4/angles-and-shapes.ts';
import { equalFractions } from './mathematics/class-4/equal-fractions.ts';
import { multiplyingInTheHead } from './mathematics/class-4/multiplying-in-the-head.ts';
import { partOfAmount } from './mathematics/class-4/part-of-amount.ts';
import { numbersAndAreas } from './mathematics/class-5/numbers-and-areas.ts';
import { percentAndChecking } from './mathematics/class-5/percent-and-checking.ts';
import { reckoningWithFractions } from './mathematics/class-5/reckoning-with-fractions.ts';
import { ratio } from './mathematics/class-6/ratio.ts';
import { integers } from './mathematics/class-7/integers.ts';
import { equations } from './mathematics/class-8/equations.ts';
import { openCourseTemplates } from './open-course-templates.ts';
import { upperTemplates } from './upper-templates.ts';

/** Mathematics of classes 1 to 8. */
const mathematics: readonly ExerciseTemplate[] = [
  ...adding,
  ...tensAndOnes,
  ...clock,
  ...sums,
  ...addingInTheHead,
  ...namingFractions,
  ...timesAndDivision,
  ...anglesAndShapes,
  ...equalFractions,
  ...multiplyingInTheHead,
  ...partOfAmount,
  ...numbersAndAreas,
  ...percentAndChecking,
  ...reckoningWithFractions,
  ...ratio,
  ...integers,
  ...equations,
];

/** All templates, by class within each subject. */
export const templates: readonly ExerciseTemplate[] = [
  ...mathematics,
  ...openCourseTemplates,
  ...upperTemplates,
];

/** The template with an id. Undefined if there is none, or if it was removed. */
export function templateOf(id: string): ExerciseTemplate | undefined {
  return templates.find((one) => one.id === id);
}
