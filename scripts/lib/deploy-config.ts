import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firebaseJsonFor } from './generated.ts';

/** Beside `firebase.json`, because the paths in it are seen from there. */
const deployFile = 'firebase.deploy.json';

/**
 * Does something with `firebase.json` as it is for the project that is deployed to, whichever `.firebaserc` names.
 * @param base absolute path of the folder that holds it
 * @param work gets the absolute path of that file, which is gone afterwards
 */
export async function withDeployConfig<Result>(
  base: string,
  project: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const file = join(base, deployFile);
  writeFileSync(file, firebaseJsonFor(project, readFileSync(join(base, 'firebase.json'), 'utf8')));
  try {
    return await work(file);
  } finally {
    rmSync(file);
  }
}
