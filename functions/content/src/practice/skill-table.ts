import { type PlannedSkill, plannedSkills } from './catalogue.ts';

/** The build puts the finished table here, so that home loads no templates: `web/build-steps/practice-chunks.ts`. */
export const skillTable: readonly PlannedSkill[] = plannedSkills();
