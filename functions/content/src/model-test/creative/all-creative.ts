import { equationsOfClass10, mathematicsOfClass9, physicsOfClass9, shapesOfClass10 } from './classes-9-10.ts';
import {
  chemistryOfClass11,
  curvesOfClass12,
  mathematicsOfClass11,
  motionOfClass12,
} from './classes-11-12.ts';
import type { CreativeTemplate } from './creative.ts';

/** Only classes 9 to 12 have them, and they load with their papers. */
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
