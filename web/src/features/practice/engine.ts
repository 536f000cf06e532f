import type { Exercise } from '@pathshala/content/practice/exercise';
import { loadTemplate } from '@pathshala/content/practice/load-template';
import {
  type ShownExercise,
  type ShownMarking,
  showExercise,
  showMarking,
  showUnderstood,
} from '@pathshala/content/practice/show-exercise';
import { publishedExercises } from '@pathshala/content/practice/template';
import { siteLanguage } from '../../words/language.ts';
import type { ExerciseRef } from './exercise-ref.ts';

export interface LiveExercise {
  readonly shown: ShownExercise;
  readonly mark: (typed: string) => ShownMarking;
  readonly understood: (typed: string) => string | undefined;
}

const live = (exercise: Exercise): LiveExercise => ({
  shown: showExercise(exercise, siteLanguage),
  mark: (typed) => showMarking(exercise, typed, siteLanguage),
  understood: (typed) => showUnderstood(exercise, typed, siteLanguage),
});

export async function makeExercise(skill: string, { seed, level }: ExerciseRef): Promise<LiveExercise> {
  return live((await loadTemplate(skill)).generate(seed, level));
}

export async function makeSheet(skill: string, count: number): Promise<ShownExercise[]> {
  const template = await loadTemplate(skill);
  return publishedExercises(template, count, siteLanguage)
    .toSorted((a, b) => a.level - b.level)
    .map((exercise) => showExercise(exercise, siteLanguage));
}
