import { afterAll, vi } from 'vitest';

// Runs before each file of tests. Files share a process and its libraries; our own modules, mocks and environment start afresh.
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
