import type { ExerciseTemplate } from './exercise.ts';
import { templateOf } from './templates/all-templates.ts';

/**
 * Loads the template with an id. The site's build makes a chunk of each template file and fetches only the one needed:
 * `web/build-steps/practice-chunks.ts`.
 * @throws Error for an unknown id
 */
export async function loadTemplate(id: string): Promise<ExerciseTemplate> {
  const found = templateOf(id);
  if (!found) throw new Error(`there is no template ${id}`);
  return found;
}
