import { owner, translatedOwner } from '@pathshala/brand/owner.config';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { siteLanguage } from './language.ts';

/** Apart from `school.ts`, because few pages need it. */
export const ownerInWords =
  siteLanguage === firstLanguage ? owner : { ...owner, ...translatedOwner[siteLanguage] };
