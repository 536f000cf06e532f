/** Where the site's search index lies; build-assets writes it. */
export const searchIndexPath = '/search-index.json';
