/** Full length in `npm run test:all`; `npm test` takes eight minutes. */
export const isFull = process.env.PATHSHALA_TEST_ALL === '1';

/** How often a loop of a test runs: `all` in `npm run test:all`, otherwise `usual`. */
export const inFull = (all: number, usual: number): number => (isFull ? all : usual);
