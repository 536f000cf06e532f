import { compileWords } from './words.ts';

/** The site's words as functions, before anything reads the site's code: types, tests, builds. */
await compileWords();

/** Vitest, which runs this once before all tests, asks for something to call. */
export default () => undefined;
