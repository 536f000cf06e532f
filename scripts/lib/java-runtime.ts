import { homedir } from 'node:os';
import { join } from 'node:path';

/** The release of Eclipse Temurin that a machine without Java gets; see docs/decisions/0041-java-runtime.md. */
export const runtimeRelease = '21.0.12.1+1';

/** One archive of that release. A newer release is a new `runtimeRelease`, new names and new checksums. */
export interface JavaRuntime {
  platform: NodeJS.Platform;
  arch: NodeJS.Architecture;
  archive: string;
  /** Of the whole archive, in lower-case hexadecimal. */
  sha256: string;
  /** Where `java` lies below the archive's one top folder. */
  java: string;
}

export const javaRuntimes: readonly JavaRuntime[] = [
  {
    platform: 'linux',
    arch: 'x64',
    archive: 'OpenJDK21U-jre_x64_linux_hotspot_21.0.12.1_1.tar.gz',
    sha256: '2413149700df0f7d440500a84a8f764c535f21e5a5e87d38328b64eec2c5b500',
    java: 'bin/java',
  },
  {
    platform: 'linux',
    arch: 'arm64',
    archive: 'OpenJDK21U-jre_aarch64_linux_hotspot_21.0.12.1_1.tar.gz',
    sha256: '14be1f35ebdbd1f6e8d57eb911a3ffb74d6d9aa255abc5daf2b1302002cf2cf2',
    java: 'bin/java',
  },
  {
    platform: 'darwin',
    arch: 'x64',
    archive: 'OpenJDK21U-jre_x64_mac_hotspot_21.0.12.1_1.tar.gz',
    sha256: '6717ec641fd9ce0bb209ca083ee23b42202ac68cb6fcc5753496e0e4a0f41989',
    java: 'Contents/Home/bin/java',
  },
  {
    platform: 'darwin',
    arch: 'arm64',
    archive: 'OpenJDK21U-jre_aarch64_mac_hotspot_21.0.12.1_1.tar.gz',
    sha256: 'dec50fc6f9fcd4fe3ae8cabf5a5fa68f6afc48841f7698e468e9aa5d54beed84',
    java: 'Contents/Home/bin/java',
  },
];

/** The row of this machine, or of the given one; undefined when the table has none for it. */
export function javaRuntimeFor(
  platform: NodeJS.Platform = process.platform,
  arch: string = process.arch,
): JavaRuntime | undefined {
  return javaRuntimes.find((runtime) => runtime.platform === platform && runtime.arch === arch);
}

/** The folder in which each downloaded runtime has a folder of its own: in the user's cache, never in the system. */
export function runtimesFolder(
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): string {
  const usual = platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache');
  return join(environment.XDG_CACHE_HOME || usual, 'pathshala', 'java');
}

/** The home of a runtime once it is downloaded. The release is in its name, so that a new one does not find the old. */
export function runtimeHome(environment: NodeJS.ProcessEnv, runtime: JavaRuntime): string {
  const name = `temurin-${runtimeRelease}-${runtime.platform}-${runtime.arch}`;
  return join(runtimesFolder(environment, runtime.platform), name);
}

/** Where an archive is fetched from: the release's own address, or the folder that `PATHSHALA_JAVA_MIRROR` names. */
export function runtimeAddress(environment: NodeJS.ProcessEnv, runtime: JavaRuntime): string {
  const release = `https://github.com/adoptium/temurin21-binaries/releases/download/jdk-${encodeURIComponent(runtimeRelease)}`;
  const base = environment.PATHSHALA_JAVA_MIRROR || release;
  return `${base.replace(/\/+$/, '')}/${runtime.archive}`;
}

/** The checksum that the archive must have; `PATHSHALA_JAVA_SHA256` replaces it where a mirror holds another build. */
export function runtimeChecksum(environment: NodeJS.ProcessEnv, runtime: JavaRuntime): string {
  return (environment.PATHSHALA_JAVA_SHA256 || runtime.sha256).toLowerCase();
}
