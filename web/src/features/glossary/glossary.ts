import type { School } from '../../ui/page-loader.ts';
import { siteLanguage } from '../../words/language.ts';
import { groupsOf, type SubjectGroup } from './glossary-groups.ts';

/** The school's words in the site's language. Never in a browser. */
export async function readGroups(school: School): Promise<SubjectGroup[]> {
  return groupsOf(await school.glossary(), siteLanguage);
}
