import type { ExerciseTemplate } from './exercise.ts';
import { templates } from './templates/all-templates.ts';

/** What a day's practice is put together of. */
export type PlannedSkill = Pick<ExerciseTemplate, 'id' | 'class' | 'skill' | 'strategy'>;

/** Every skill that can be practised, the lowest class first. */
export function plannedSkills(): PlannedSkill[] {
  return templates
    .map(({ id, class: inClass, skill, strategy }) => ({ id, class: inClass, skill, strategy }))
    .sort((a, b) => a.class - b.class);
}
