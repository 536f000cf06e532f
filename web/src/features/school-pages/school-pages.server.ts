import type { SchoolPage } from '@pathshala/contract/school-page';
import { schoolContent } from '../../school-content.server.ts';
import { ownerInWords } from '../../words/owner.ts';
import { school } from '../../words/school.ts';
import { fillPage } from './fill-page.ts';

/**
 * A page of the school, in the site's language, with the owner's name and addresses in it. Runs while pages are made, never in a browser.
 * @param path the page's address
 * @throws Error for an address that has no text
 */
export async function readSchoolPage(path: string): Promise<SchoolPage> {
  const { pages } = await schoolContent();
  const page = pages.find(({ name }) => `/${name}` === path);
  if (!page) throw new Error(`${path} has no text in functions/content/pages`);
  const { name, address, country, privacyEmail: privacy } = ownerInWords;
  return fillPage(page, {
    school: school.name,
    email: school.contactEmail,
    owner: name,
    address,
    country,
    privacy,
  });
}
