import { type JavaRuntime, javaRuntimeFor, runtimeRelease, runtimesFolder } from './java-runtime.ts';
import { installJavaRuntime } from './java-runtime-install.ts';
import { findJdk, type Jdk, javaCandidates, NoJdkError } from './jdk.ts';
import { secondsSince, step, stepWithProgress } from './messages.ts';

export interface ProvideOptions {
  /** Other places than the usual ones, another runtime than this machine's: for the tests of this file. */
  candidates?: readonly string[];
  runtime?: JavaRuntime | undefined;
  stallMilliseconds?: number;
}

async function install(
  environment: NodeJS.ProcessEnv,
  runtime: JavaRuntime,
  options: ProvideOptions,
): Promise<Jdk> {
  const start = performance.now();
  const progress = stepWithProgress(
    'java',
    `none here yet: Eclipse Temurin ${runtimeRelease} is downloaded, once`,
  );
  try {
    const jdk = await installJavaRuntime(environment, runtime, { ...options, onProgress: progress.show });
    progress.end();
    step('java', `in ${runtimesFolder(environment)} (${secondsSince(start)})`);
    return jdk;
  } catch (error) {
    progress.end();
    throw error;
  }
}

/**
 * The JDK of this machine; where none is new enough, a Java runtime of our own in the user's cache, downloaded when it
 * is not there yet. Throws one line that says what to install when neither can be had.
 */
export async function provideJdk(environment: NodeJS.ProcessEnv, options: ProvideOptions = {}): Promise<Jdk> {
  try {
    return findJdk(options.candidates ?? javaCandidates(environment));
  } catch (missing) {
    const runtime = 'runtime' in options ? options.runtime : javaRuntimeFor();
    if (!(missing instanceof NoJdkError) || !runtime) throw missing;
    return await install(environment, runtime, options).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error;
      throw missing.afterDownload(error.message);
    });
  }
}
