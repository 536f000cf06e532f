import { createHash } from 'node:crypto';

/** The site's own pages, as a browser that nobody has told otherwise may fetch them before they are opened. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      // When a pointer rests on a link, or a finger comes down on it; never with Save-Data.
      eagerness: 'moderate',
    },
  ],
};

/**
 * What a browser may fetch ahead of a page whose site is not there yet: it is in the page. From then on the site fetches
 * ahead itself, and it is taken away.
 */
export const pagesAhead = JSON.stringify(rules);

/** The same as a source of the content policy: `'sha256-…'`. */
export const pagesAheadSource = `'sha256-${createHash('sha256').update(pagesAhead).digest('base64')}'`;
