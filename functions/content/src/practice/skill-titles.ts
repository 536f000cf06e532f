import { firstLanguage } from '@pathshala/contract/text/languages';
import { type SkillTitle, skillTitlesIn } from './catalogue.ts';

/**
 * What all skills are called, in the language of the page, the lowest class first. The site's build puts the finished
 * table here, so that a list of names brings no template: `web/build-steps/practice-chunks.ts`.
 */
export const skillTitles: readonly SkillTitle[] = skillTitlesIn(firstLanguage);
