import { firstLanguage } from '@pathshala/contract/text/languages';
import { type SkillTitle, skillTitlesIn } from './catalogue.ts';

/** Replaced by the finished table in a build, so that names load no templates: web/build-steps/practice-chunks.ts */
export const skillTitles: readonly SkillTitle[] = skillTitlesIn(firstLanguage);
