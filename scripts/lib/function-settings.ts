import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './paths.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings of a project's function: `functions/.env`, overridden by `functions/.env.<project>` and by this command's
 * environment.
 */
export function functionSettings(
  project: string,
  environment: Environment,
  folder: string = join(root, 'functions'),
): Environment {
  const files = ['.env', `.env.${project}`].map((name) => join(folder, name)).filter(existsSync);
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))), environment);
}
