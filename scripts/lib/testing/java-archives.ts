import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import type { Jdk } from '../jdk.ts';

export interface Archive {
  bytes: Buffer;
  sha256: string;
}

/** An archive of the given bytes, with the checksum that they have. */
export function archiveOf(bytes: Buffer): Archive {
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Packs what `fill` lays into a folder the way a release is packed: below one top folder. */
async function pack(folder: string, fill: (top: string) => void): Promise<Archive> {
  const work = mkdtempSync(join(folder, 'pack-'));
  try {
    mkdirSync(join(work, 'top'));
    fill(join(work, 'top'));
    const file = join(work, 'archive.tar.gz');
    await create({ file, cwd: work, gzip: { level: 1 } }, ['top']);
    return archiveOf(readFileSync(file));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** An archive with one program in it, in the place given: a shell script in Java's stead. */
export function packScript(folder: string, path: string, script: string): Promise<Archive> {
  return pack(folder, (top) => {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), `#!/bin/sh\n${script}\n`);
    chmodSync(join(top, path), 0o755);
  });
}

/** An archive of a real runtime, whose `java` is in the place given: as small as the JDK can make it, else all of it. */
export function packRuntime(folder: string, path: string, jdk: Jdk): Promise<Archive> {
  const home = dirname(dirname(realpathSync(jdk.java)));
  return pack(folder, (top) => {
    const target = dirname(dirname(join(top, path)));
    const jlink = join(home, 'bin', 'jlink');
    if (existsSync(jlink)) {
      mkdirSync(dirname(target), { recursive: true });
      if (target === top) rmSync(top, { recursive: true });
      execFileSync(jlink, ['--add-modules', 'java.base', '--output', target]);
    } else {
      cpSync(home, target, { recursive: true, verbatimSymlinks: true });
    }
  });
}
