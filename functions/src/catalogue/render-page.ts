import { owner } from '@pathshala/brand/owner.config';
import { siteConfig } from '@pathshala/brand/site.config';
import { fillPage } from '@pathshala/content/fill-page';
import { renderMarkdown } from '@pathshala/content/render/render-lesson';
import { schoolPageOf, type WrittenPage } from '@pathshala/content/school-page-of';
import type { SchoolPage, SchoolPageName } from '@pathshala/contract/school-page';
import type { StudioFields } from '@pathshala/contract/studio-fields';

/** A page of text as the site's build makes it, with the owner's words in it. */
export function renderPage(name: SchoolPageName, fields: StudioFields): SchoolPage {
  const page = schoolPageOf(name, fields as unknown as WrittenPage, renderMarkdown);
  const { address, country, privacyEmail: privacy } = owner;
  const { name: school, contactEmail: email } = siteConfig;
  return fillPage(page, { school, owner: owner.name, address, country, email, privacy });
}
