import { buildSearchIndex } from '@pathshala/functions/search/build-index';

/** Makes /search-index.json: the same text as the API's own copy, so that both answer the same. */
export { buildSearchIndex };
