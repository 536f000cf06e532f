import { siteLanguage } from '../../words/language.ts';
import { groupsOf, type SubjectGroup } from './glossary-groups.ts';

/** Not a literal in the import, as in school-content.server.ts: Node itself loads the reader, and the file lies beside it. */
const reader = '@pathshala/content/glossary';

/** The school's words in the site's language. Runs while the page is made, never in a browser. */
export async function readGroups(): Promise<SubjectGroup[]> {
  const { readGlossary } = (await import(
    /* @vite-ignore */ reader
  )) as typeof import('@pathshala/content/glossary');
  return groupsOf(readGlossary(), siteLanguage);
}
