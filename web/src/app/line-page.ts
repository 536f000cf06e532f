import { allRoutes } from '@pathshala/contract/site/all-routes';
import { addressIn } from '@pathshala/contract/text/language-address';
import { siteLanguage } from '../words/language.ts';

/** The page whose latest entry is shown in the top line. */
export const linePath = allRoutes.find(({ inLine }) => inLine)?.path ?? '/';

/** Its address in the site's language. */
export const linePage = addressIn(siteLanguage, linePath);
