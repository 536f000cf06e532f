import { owner, translatedOwner } from '@pathshala/brand/owner.config';
import { pageIn } from '@pathshala/content/render/lesson-record';
import { fillPage } from '@pathshala/content/school-page-of';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { SchoolPage } from '@pathshala/contract/content/published';
import type { SchoolIn } from '@pathshala/contract/site/school';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

export function renderPage(
  name: string,
  fields: StudioFields,
  language: Language,
  school: SchoolIn,
): SchoolPage {
  return fillPage(pageIn(name, fields, language), ownersWords(language, school));
}

function ownersWords(language: Language, school: SchoolIn): Parameters<typeof fillPage>[1] {
  const isFirst = language === firstLanguage;
  const { name, country, privacyEmail } = isFirst ? owner : { ...owner, ...translatedOwner[language] };
  return {
    ...{ school: school.name, owner: name, address: school.address, country },
    ...{ email: school.email, privacy: privacyEmail },
  };
}
