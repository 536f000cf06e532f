import { fillPage } from '@pathshala/content/fill-page';
import type { SchoolPage } from '@pathshala/contract/school-page';
import { printOfPage, schoolContent } from '../../school-content.server.ts';
import { ownerInWords } from '../../words/owner.ts';
import { school } from '../../words/school.ts';

/** A page as it is built, with the fingerprint of its text. */
export interface BuiltPage extends SchoolPage {
  readonly print?: string;
}

/**
 * A page of the school, in the site's language, with the owner's name and addresses in it. Runs while pages are made, never in a browser.
 * @param path the page's address
 * @throws Error for an address that has no text
 */
export async function readSchoolPage(path: string): Promise<BuiltPage> {
  const { pages } = await schoolContent();
  const page = pages.find(({ name }) => `/${name}` === path);
  if (!page) throw new Error(`${path} has no text in functions/content/pages`);
  const { name, address, country, privacyEmail: privacy } = ownerInWords;
  const filled = fillPage(page, {
    school: school.name,
    email: school.contactEmail,
    owner: name,
    address,
    country,
    privacy,
  });
  return { ...filled, print: await printOfPage(page.name) };
}
