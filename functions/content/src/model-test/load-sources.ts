import type { ExerciseTemplate } from '../practice/exercise.ts';
import { loadTemplate } from '../practice/load-template.ts';
import { skillTable } from '../practice/skill-table.ts';
import type { PaperRow } from './forms.ts';
import { formOf } from './forms.ts';
import type { PaperSources } from './make-paper.ts';

const hasCreative = ({ form }: PaperRow) => formOf(form).sections.some(({ of }) => of === 'creative');

/**
 * Fetches only what the paper of a class is made from: the site has one chunk for each template file, and
 * creative questions load only if the form has them.
 */
export async function loadSources(row: PaperRow): Promise<PaperSources> {
  const ids = skillTable.filter((one) => row.from.includes(one.class)).map(({ id }) => id);
  const [templates, creative] = await Promise.all([
    Promise.all(ids.map((id): Promise<ExerciseTemplate> => loadTemplate(id))),
    hasCreative(row) ? import('./creative/all-creative.ts') : undefined,
  ]);
  return {
    templates: templates.filter(({ subject }) => subject === row.subject),
    creative:
      creative?.allCreative.filter((one) => row.from.includes(one.class) && one.subject === row.subject) ??
      [],
  };
}
