import { mathematicsOfClass9 } from './class-9-mathematics.ts';
import { physicsOfClass9 } from './class-9-physics.ts';
import { equationsOfClass10 } from './class-10-equations.ts';
import { shapesOfClass10 } from './class-10-shapes.ts';
import { chemistryOfClass11 } from './class-11-chemistry.ts';
import { mathematicsOfClass11 } from './class-11-mathematics.ts';
import { curvesOfClass12 } from './class-12-curves.ts';
import { motionOfClass12 } from './class-12-motion.ts';
import type { CreativeTemplate } from './creative.ts';

/** All templates of creative questions. Only classes 9 to 12 have them, and they load with their papers. */
export const allCreative: readonly CreativeTemplate[] = [
  ...physicsOfClass9,
  ...mathematicsOfClass9,
  ...shapesOfClass10,
  ...equationsOfClass10,
  ...chemistryOfClass11,
  ...mathematicsOfClass11,
  ...motionOfClass12,
  ...curvesOfClass12,
];
