/**
 * Every message is a function in the language of the build: `words['app.skip']()`. Generated from `web/messages`.
 * docs/languages.md, "Site messages"
 */
export * as words from './compiled/messages/_index.js';
