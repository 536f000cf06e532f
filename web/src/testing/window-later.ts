import type { Environment } from 'vitest/runtime';

/** For Vitest: modules are found as for a browser, but the window comes with each file of tests, from `new-window.ts`. */
export default {
  name: 'window-later',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
