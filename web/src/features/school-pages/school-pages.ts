import { fillPage } from '@pathshala/content/fill-page';
import type { SchoolPage } from '@pathshala/contract/content/published';
import type { School } from '../../page/page-loader.ts';
import { ownerInWords } from '../../words/owner.ts';
import { school as ownName } from '../../words/school.ts';

/**
 * A page of the school, in the site's language, with the owner's name and addresses in it. Never in a browser.
 * @throws Error for a name that has no text
 */
export async function readSchoolPage(school: School, asked: string): Promise<SchoolPage> {
  const page = await school.page(asked);
  if (!page) throw new Error(`${asked} has no text in functions/content/pages`);
  const { name, address, country, privacyEmail: privacy } = ownerInWords;
  return fillPage(page, {
    school: ownName.name,
    email: ownName.contactEmail,
    owner: name,
    address,
    country,
    privacy,
  });
}
