import type { LiveExercise } from './engine.ts';
import type { ExerciseRef } from './exercise-ref.ts';

/** Makes, renders and marks exercises. It is most of the page's bytes, and the first question does not need it. */
export const loadEngine = () => import('./engine.ts');

/** Loads an exercise and the functions that mark it, with no more code than it needs. */
export async function loadExercise(skill: string, exerciseRef: ExerciseRef): Promise<LiveExercise> {
  const { makeExercise } = await loadEngine();
  return makeExercise(skill, exerciseRef);
}
