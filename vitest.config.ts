import { defineConfig } from 'vitest/config';

/** What keeps nothing of anyone who used it, the tables and rules of the contract, the content, its words and the search. */
const loadedOnce =
  /\/(?:functions\/(?:contract|content\/src|search)|web\/messages)\/(?!(?:.*\/)?testing\/|.*\.test\.).*\.ts$/;

/** The API keeps what it knows by its database, of which each file of tests has one. */
const apiLoadedOnce =
  /\/(?:functions|web\/(?:brand|messages))\/(?!(?:.*\/)?test(?:ing)?\/|.*\.test\.).*\.ts$/;

/** Files share a process for each core, in which libraries are loaded once; the rest of what is ours starts again with each file. */
const together = {
  environment: 'node',
  isolate: false,
  setupFiles: ['scripts/lib/testing/each-file.ts'],
};

/** Libraries that keep something of the file before, or of its window: they start again with each file, too. */
const freshForEachFile =
  /\/node_modules\/(?:@testing-library\/user-event|swr|react-hot-toast|goober|idb-keyval|fake-indexeddb)\//;

/** Only what hangs takes so long: a busy machine is slow, which is not a fault. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Left out of `npm test`: what takes long, unless all is meant or such a file is named. */
const isWhole =
  process.env.PATHSHALA_TEST_ALL === '1' || process.argv.some((word) => word.includes('.full.'));
const leftOut = ['**/node_modules/**', '**/build/**', ...(isWhole ? [] : ['**/*.full.*'])];

/** The site with another brand. */
const rebuilt = 'web/brand/rebrand.full.test.ts';

/**
 * `unit` needs nothing; `component` a DOM; `pages` a built site, Java and Chromium; `emulator` the Firestore and Auth emulators in
 * the environment.
 */
export default defineConfig({
  test: {
    // One fewer is Vitest's own choice, which leaves half of a machine of two cores idle.
    maxWorkers: '100%',
    globalSetup: [
      'web/build-steps/testing/prepare-tests.ts',
      'functions/content/src/testing/keep-content.ts',
    ],
    projects: [
      {
        test: {
          name: 'unit',
          ...together,
          server: { deps: { external: [loadedOnce] } },
          ...patience,
          include: [
            'functions/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/{art,boot,brand,build-steps,messages,offline,src}/**/*.test.ts',
          ],
          exclude: [...leftOut, '**/*.emulator.test.ts', rebuilt],
        },
      },
      {
        // As in the site: what is in the script says so itself.
        build: { assetsInlineLimit: 0 },
        test: {
          name: 'component',
          ...together,
          environment: './web/src/testing/window-later.ts',
          server: { deps: { inline: [freshForEachFile], external: [loadedOnce] } },
          ...patience,
          globals: true,
          include: ['web/{boot,offline,src}/**/*.test.tsx'],
          exclude: leftOut,
          setupFiles: [
            'scripts/lib/testing/each-file.ts',
            ...['testing/new-window.ts', 'testing/known-window.ts', 'testing/setup.ts'].map(
              (file) => `web/src/${file}`,
            ),
          ],
          sequence: { setupFiles: 'list' },
        },
      },
      {
        test: {
          name: 'pages',
          ...together,
          ...patience,
          include: ['web/built-site/*.test.ts', rebuilt],
          exclude: leftOut,
        },
      },
      {
        test: {
          name: 'emulator',
          ...together,
          server: { deps: { external: [apiLoadedOnce] } },
          ...patience,
          setupFiles: ['scripts/lib/testing/each-file.ts', 'functions/test/support/seen-queries.ts'],
          include: ['functions/**/*.emulator.test.ts'],
          exclude: leftOut,
          // Every file has a project of its own in the emulators. While one waits for what was taken away, two others work.
          maxWorkers: 3,
        },
      },
    ],
  },
});
