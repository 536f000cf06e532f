import type { CallCounter } from '../../src/http/call-counter.ts';

/** No rate limits, for tests of something else. */
export const uncounted: CallCounter = { fromAddress: () => undefined, fromPerson: () => undefined };
