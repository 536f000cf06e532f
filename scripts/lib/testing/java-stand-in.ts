import { globSync, mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { type JavaRuntime, javaRuntimeFor } from '../java-runtime.ts';
import type { Jdk } from '../jdk.ts';
import { type ProvideOptions, provideJdk } from '../jdk-provide.ts';
import { type ArchiveServer, serveArchive } from './archive-server.ts';
import type { Archive } from './java-archives.ts';

/** Where `java` lies in an archive for this machine. */
export const java = javaRuntimeFor()?.java ?? 'bin/java';

/** A line of shell that says what a `java` of that version says. */
export const banner = (version: string) => `echo 'openjdk version "${version}" 2026-07-21 LTS' >&2`;

/** The row of the table that an archive would have. */
export function runtimeOf({ sha256 }: Archive): JavaRuntime {
  return { platform: process.platform, arch: process.arch, archive: 'runtime.tar.gz', sha256, java };
}

/** A machine without any JDK, its cache, and what stands in for the place that runtimes are downloaded from. */
export class StandIn {
  folder = '';
  server: ArchiveServer | undefined;

  environment(mirror = this.server?.url): NodeJS.ProcessEnv {
    return { XDG_CACHE_HOME: join(this.folder, 'cache'), PATHSHALA_JAVA_MIRROR: mirror };
  }

  filesInCache(): string[] {
    return globSync('cache/pathshala/java/*', { cwd: this.folder });
  }

  async serve(answer: RequestListener): Promise<void> {
    await this.server?.stop();
    this.server = await serveArchive(answer);
  }

  /** Asks for a JDK on that machine while the server answers so. */
  async provide(archive: Archive, answer: RequestListener, options: ProvideOptions = {}): Promise<Jdk> {
    await this.serve(answer);
    return await provideJdk(this.environment(), { candidates: [], runtime: runtimeOf(archive), ...options });
  }
}

/** A new stand-in for every test of the file, gone after it; steps are not printed. */
export function useStandIn(): StandIn {
  const standIn = new StandIn();
  beforeEach(() => {
    standIn.folder = mkdtempSync(join(tmpdir(), 'java-'));
    vi.spyOn(console, 'log').mockReturnValue();
  });
  afterEach(async () => {
    await standIn.server?.stop();
    standIn.server = undefined;
    rmSync(standIn.folder, { recursive: true });
  });
  return standIn;
}
