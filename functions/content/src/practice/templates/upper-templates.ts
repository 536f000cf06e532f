import type { ExerciseTemplate } from '../exercise.ts';

/** Classes 9 to 12, and what else is learned besides mathematics in the classes before. */
export const upperTemplates: readonly ExerciseTemplate[] = [];
