import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './messages.ts';
import { root } from './paths.ts';

/** The project named in `.firebaserc`. */
export function defaultProject(): string | undefined {
  const file = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')) as {
    projects?: { default?: string };
  };
  return file.projects?.default;
}

/** The given project or the one of `.firebaserc`. Throws one line when that is only the demo project. */
export function realProject(given: string | undefined, usage: string): string {
  const project = given ?? defaultProject();
  if (project && !project.startsWith('demo-')) return project;
  throw new PlainError(
    `${project ?? 'No project'} is not a real project; name yours in .firebaserc or use ${usage}`,
  );
}
