/**
 * Every word of the site, a function each, in the language of the build: `words['app.skip']()`. They are made from
 * `web/messages`. docs/languages.md, "A word of the site"
 */
export * as words from './compiled/messages/_index.js';
