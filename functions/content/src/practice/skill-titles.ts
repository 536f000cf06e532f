import { firstLanguage } from '@pathshala/contract/text/languages';
import { type SkillTitle, skillTitlesIn } from './catalogue.ts';

/**
 * The names of all skills in the page's language, the lowest class first. The site's build puts the finished
 * table here, so that a list of names loads no templates: `web/build-steps/practice-chunks.ts`.
 */
export const skillTitles: readonly SkillTitle[] = skillTitlesIn(firstLanguage);
