import { allRoutes } from '@pathshala/contract/site/all-routes';
import { addressIn } from '@pathshala/contract/text/language-address';
import { siteLanguage } from '../words/language.ts';

/** The page whose latest entry stands in a line at the top of every page. */
export const linePath = allRoutes.find(({ inLine }) => inLine)?.path ?? '/';

/** Its address in the site's language. */
export const linePage = addressIn(siteLanguage, linePath);
