import type { ExerciseTemplate } from '../exercise.ts';
import { adding } from './mathematics/class-1/adding.ts';
import { upperTemplates } from './upper-templates.ts';

/** Every template, by class within its subject. */
export const templates: readonly ExerciseTemplate[] = [...adding, ...upperTemplates];

/** The template of that id; undefined for one that is not there, or no more. */
export function templateOf(id: string): ExerciseTemplate | undefined {
  return templates.find((one) => one.id === id);
}

/** What practises a lesson, the easiest class first. @param lesson `course/lesson` */
export function templatesFor(lesson: string): ExerciseTemplate[] {
  return templates.filter(({ lessons }) => lessons.includes(lesson)).sort((a, b) => a.class - b.class);
}
