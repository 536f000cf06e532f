import { type PlannedSkill, plannedSkills } from './planned-skills.ts';

/**
 * What is needed to say how much is due. The site's build puts the finished table here, so that home brings no template:
 * `web/build-steps/practice-chunks.ts`.
 */
export const skillTable: readonly PlannedSkill[] = plannedSkills();
