import type { ExerciseTemplate } from './exercise.ts';
import { templateOf } from './templates/all-templates.ts';

/** The build fetches only the chunk with this template: `web/build-steps/practice-chunks.ts`. */
export async function loadTemplate(id: string): Promise<ExerciseTemplate> {
  const found = templateOf(id);
  if (!found) throw new Error(`there is no template ${id}`);
  return found;
}
