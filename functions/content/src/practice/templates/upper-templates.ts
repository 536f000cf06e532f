import type { ExerciseTemplate } from '../exercise.ts';
import { banglaGrammar } from './bangla/grammar.ts';
import { livingThings } from './biology/living-things.ts';
import { plants } from './biology/plants.ts';
import { atoms } from './chemistry/atoms.ts';
import { chemicalEquations } from './chemistry/equations.ts';
import { moles } from './chemistry/moles.ts';
import { grammar } from './english/grammar.ts';
import { tenses } from './english/tenses.ts';
import { logarithmsAndSeries } from './mathematics/class-9/logarithms-and-series.ts';
import { ratiosOfAnAngle } from './mathematics/class-9/ratios-of-an-angle.ts';
import { parabola } from './mathematics/class-10/parabola.ts';
import { quadraticEquations } from './mathematics/class-10/quadratic-equations.ts';
import { linesAndCounting } from './mathematics/class-11/lines-and-counting.ts';
import { derivatives } from './mathematics/class-12/derivatives.ts';
import { slopesAndLimits } from './mathematics/class-12/slopes-and-limits.ts';
import { acceleration } from './physics/class-9/acceleration.ts';
import { motion } from './physics/class-9/motion.ts';

/** Templates of classes 9 to 12, and those of lower classes in subjects other than mathematics. */
export const upperTemplates: readonly ExerciseTemplate[] = [
  ...logarithmsAndSeries,
  ...ratiosOfAnAngle,
  ...quadraticEquations,
  ...parabola,
  ...linesAndCounting,
  ...slopesAndLimits,
  ...derivatives,
  ...motion,
  ...acceleration,
  ...atoms,
  ...moles,
  ...chemicalEquations,
  ...plants,
  ...livingThings,
  ...tenses,
  ...grammar,
  ...banglaGrammar,
];
