import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { demoProject } from './emulator-environment.ts';
import { PlainError } from './messages.ts';
import { root } from './paths.ts';

/** Whether the environment names emulators, which a command then speaks to. */
export const isEmulated = Boolean(
  process.env.FIRESTORE_EMULATOR_HOST && process.env.FIREBASE_AUTH_EMULATOR_HOST,
);

export function defaultProject(): string | undefined {
  return JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')).projects?.default;
}

/** The given project or the one of `.firebaserc`. Throws one line when that is only the demo project. */
export function realProject(given: string | undefined, usage: string): string {
  const project = given ?? defaultProject();
  if (project && !project.startsWith('demo-')) return project;
  throw new PlainError(
    `${project ?? 'No project'} is not a real project; name yours in .firebaserc or use ${usage}`,
  );
}

/** The project that a command works on. @throws PlainError outside the emulators without a real one */
export function projectFor(given: string | undefined, usage: string): string {
  return isEmulated ? (given ?? demoProject) : realProject(given, usage);
}

/** A real project with the person's own credentials. @throws PlainError where Google takes none */
export async function openProject(projectId: string, credential = applicationDefault()): Promise<App> {
  if (isEmulated) return initializeApp({ projectId });
  // Detects a Google machine by its firmware: asking the network takes long and prints a warning.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only';
  const late = setTimeout(8_000, undefined, { ref: false }).then(() => {
    throw new Error('no answer in 8 seconds');
  });
  await Promise.race([credential.getAccessToken(), late]).catch(({ message }: Error) => {
    const why = message.split(/\n|\. /)[0];
    throw new PlainError(`Google does not know who you are (${why}): gcloud auth application-default login`);
  });
  return initializeApp({ projectId, credential });
}

/** `functions/.env`, overridden by `functions/.env.<project>` and by this command's environment. */
export function functionSettings(
  project: string,
  environment: NodeJS.ProcessEnv,
  folder = join(root, 'functions'),
): NodeJS.ProcessEnv {
  const files = ['.env', `.env.${project}`].map((name) => join(folder, name)).filter(existsSync);
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))), environment);
}
