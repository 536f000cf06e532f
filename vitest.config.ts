import { defineConfig } from 'vitest/config';

/** `unit` needs nothing; `component` a DOM; `emulator` the Firestore and Auth emulators in the environment. */
export default defineConfig({
  test: {
    globalSetup: ['web/build-steps/compile-words.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'functions/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/{art,boot,brand,build-steps,src}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.emulator.test.ts'],
        },
      },
      {
        test: {
          name: 'component',
          environment: 'jsdom',
          globals: true,
          include: ['web/{boot,src}/**/*.test.tsx'],
          setupFiles: ['web/src/test-setup.ts'],
        },
      },
      {
        test: {
          name: 'emulator',
          environment: 'node',
          include: ['{functions,scripts}/**/*.emulator.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
          // Every file has a project of its own in the emulators. While one waits for what was taken away, another works.
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
