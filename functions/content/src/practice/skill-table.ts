import { type PlannedSkill, plannedSkills } from './catalogue.ts';

/** Replaced by the finished table in a build, so that home loads no templates: web/build-steps/practice-chunks.ts */
export const skillTable: readonly PlannedSkill[] = plannedSkills();
