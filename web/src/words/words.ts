/**
 * Every word of the site, a function each, in the language of the build: `words['app.skip']()`. They are made from
 * `web/messages`. docs/languages.md, "Site messages"
 */
export * as words from './compiled/messages/_index.js';
