import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the school's content is cached once a test has read it. */
    readonly contentFolder: string;
  }
}

/** Before all tests: makes a cache folder for content that takes seconds to read; removed after the run. */
export default function keepContent(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'content-read-'));
  project.provide('contentFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
