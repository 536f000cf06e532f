import type { ExerciseTemplate } from './exercise.ts';
import { templateOf } from './templates/all-templates.ts';

/**
 * The template of that id. The site's build makes a file of each file of templates and fetches the one that is asked for:
 * `web/build-steps/practice-chunks.ts`.
 * @throws Error for an id that is none's
 */
export async function loadTemplate(id: string): Promise<ExerciseTemplate> {
  const found = templateOf(id);
  if (!found) throw new Error(`there is no template ${id}`);
  return found;
}
