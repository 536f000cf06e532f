import { firstLanguage } from '@pathshala/contract/text/languages';
import { type SkillTitle, skillTitlesIn } from './catalogue.ts';

/** The build puts the table here, so that names load no templates: `web/build-steps/practice-chunks.ts`. */
export const skillTitles: readonly SkillTitle[] = skillTitlesIn(firstLanguage);
