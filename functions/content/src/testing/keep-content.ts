import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the school's content is kept, once a test has read it. */
    readonly contentFolder: string;
  }
}

/** Before all tests: a folder for what takes seconds to read, which goes with the run. */
export default function keepContent(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'content-read-'));
  project.provide('contentFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
