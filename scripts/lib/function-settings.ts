import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './paths.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings with which the function of a project is deployed: `functions/.env`, over it `functions/.env.<project>`, as
 * firebase-tools reads them, and over both the environment of this command.
 */
export function functionSettings(
  project: string,
  environment: Environment,
  folder: string = join(root, 'functions'),
): Environment {
  const files = ['.env', `.env.${project}`].map((name) => join(folder, name)).filter(existsSync);
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))), environment);
}
