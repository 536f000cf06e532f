import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import { subjectPaths } from '@pathshala/contract/site/paths';
import type { School } from './page-loader.ts';

/**
 * Pictures with the words of a page on them are drawn by the build. What was published since has that of its subject.
 * @returns a part of the page's data
 */
export function newerPicture({ state }: School, { subject }: { readonly subject: SubjectName }) {
  return state ? { picture: subjectPaths.shareName(subject) } : {};
}
