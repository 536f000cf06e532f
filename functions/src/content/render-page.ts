import { owner, translatedOwner } from '@pathshala/brand/owner.config';
import { siteIn } from '@pathshala/brand/site-in';
import { pageIn, renderArticle } from '@pathshala/content/render/lesson-record';
import { fillPage } from '@pathshala/content/school-page-of';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { SchoolPage } from '@pathshala/contract/content/published';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

export { renderArticle };

export function renderPage(name: string, fields: StudioFields, language: Language): SchoolPage {
  return fillPage(pageIn(name, fields, language), ownersWords(language));
}

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
