import type { ExerciseTemplate } from './exercise.ts';
import { templates } from './templates/all-templates.ts';

/** The data that a day's practice is planned from. */
export type PlannedSkill = Pick<ExerciseTemplate, 'id' | 'class' | 'skill' | 'strategy'>;

/** All skills, the lowest class first. */
export function plannedSkills(): PlannedSkill[] {
  return templates
    .map(({ id, class: inClass, skill, strategy }) => ({ id, class: inClass, skill, strategy }))
    .sort((a, b) => a.class - b.class);
}
