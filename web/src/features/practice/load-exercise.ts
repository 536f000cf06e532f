import type { LiveExercise } from './engine.ts';
import type { ExerciseRef } from './exercise-ref.ts';

/** What makes, renders and marks exercises: most of the page's bytes, and not needed to read the first question. */
export const loadEngine = () => import('./engine.ts');

/** An exercise of a skill with what marks it, with as much of the code as it needs. */
export async function loadExercise(skill: string, exerciseRef: ExerciseRef): Promise<LiveExercise> {
  const { makeExercise } = await loadEngine();
  return makeExercise(skill, exerciseRef);
}
