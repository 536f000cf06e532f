import { afterAll, vi } from 'vitest';

/**
 * Runs before each file of tests. Files share a process, so that libraries are loaded once; everything of ours starts
 * again, and what a file puts in the place of something goes with it: no file can see which ones came before.
 */
vi.resetModules();

const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
