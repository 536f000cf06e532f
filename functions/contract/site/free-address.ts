import { languages } from '../text/languages.ts';
import { allRoutes } from './all-routes.ts';

/** First parts of addresses that belong to files and calls, and names of parts of `GET /published/:part`. */
const ownNames = [
  ...['api', 'assets', 'built', 'covers', 'img', 'newest', 'og', 'portraits', 'preview'],
  ...['articles', 'home', 'instructors', 'lessons', 'pages', 'school', 'subjects'],
];

const firstParts = new Set([
  ...ownNames,
  ...languages,
  ...allRoutes.filter(({ anyOther }) => !anyOther).map(({ path }) => path.split('/')[1] ?? ''),
]);

/** One part in kebab-case that begins with a letter, which files do not have. For Hosting, without a leading slash. */
export const pageIdPattern = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const pageId = new RegExp(`^${pageIdPattern}$`);

/** Whether a page of the school’s own may have the address `/<id>`: not if the site has it. */
export const isFreeAddress = (id: string): boolean => pageId.test(id) && !firstParts.has(id);
