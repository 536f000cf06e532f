import { fillPage } from '@pathshala/content/fill-page';
import type { SchoolPage } from '@pathshala/contract/school-page';
import type { School } from '../../ui/page-loader.ts';
import { ownerInWords } from '../../words/owner.ts';
import { school as ownName } from '../../words/school.ts';

/** A page as it is built, with the fingerprint of its text. */
export interface BuiltPage extends SchoolPage {
  readonly print?: string;
}

/**
 * A page of the school, in the site's language, with the owner's name and addresses in it. Never in a browser.
 * @throws Error for a name that has no text
 */
export async function readSchoolPage(school: School, asked: string): Promise<BuiltPage> {
  const found = await school.page(asked);
  if (!found) throw new Error(`${asked} has no text in functions/content/pages`);
  const { name, address, country, privacyEmail: privacy } = ownerInWords;
  const filled = fillPage(found.page, {
    school: ownName.name,
    email: ownName.contactEmail,
    owner: name,
    address,
    country,
    privacy,
  });
  return { ...filled, print: found.print };
}
