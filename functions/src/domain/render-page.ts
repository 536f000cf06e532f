import { owner, translatedOwner } from '@pathshala/brand/owner.config';
import { siteIn } from '@pathshala/brand/site-in';
import { fillPage } from '@pathshala/content/fill-page';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { renderArticle } from '@pathshala/content/render/render-article';
import { renderMarkdown } from '@pathshala/content/render/render-lesson';
import { schoolPageOf, type WrittenPage, withNamesOf } from '@pathshala/content/school-page-of';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { SchoolPage, SchoolPageName } from '@pathshala/contract/content/school-page';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

export { renderArticle };

/** Renders a text page like the build, with the owner's values. */
export function renderPage(name: SchoolPageName, fields: StudioFields, language: Language): SchoolPage {
  const pageIn = (one: Language) =>
    schoolPageOf(name, fieldsIn('pages', fields, one) as unknown as WrittenPage, renderMarkdown);
  const first = pageIn(firstLanguage);
  const page = language === firstLanguage ? first : withNamesOf(first, pageIn(language));
  return fillPage(page, ownersWords(language));
}

/** Values of a text's placeholders. */
function ownersWords(language: Language): Parameters<typeof fillPage>[1] {
  const isFirst = language === firstLanguage;
  const { name, address, country, privacyEmail } = isFirst
    ? owner
    : { ...owner, ...translatedOwner[language] };
  const school = siteIn(language);
  return {
    ...{ school: school.name, owner: name, address, country },
    ...{ email: school.contactEmail, privacy: privacyEmail },
  };
}
