import type { Language } from '@pathshala/contract/text/languages';
import type { Level } from './exercise.ts';
import { type ShownExercise, showExercise } from './show-exercise.ts';
import { templateOf } from './templates/all-templates.ts';

export function writtenExercise(id: string, seed: number, level: Level, language: Language): ShownExercise {
  const template = templateOf(id);
  if (!template) throw new Error(`there is no template ${id}`);
  return showExercise(template.generate(seed, level), language);
}
