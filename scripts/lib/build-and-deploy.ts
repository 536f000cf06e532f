import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schoolFolder } from '@pathshala/content/load-content';
import { unpulled } from '@pathshala/functions/studio/pull-content';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { deployWithBackups } from './backups.ts';
import { build } from './build.ts';
import { firebaseJsonFor } from './generated.ts';
import { fewOf, PlainError, step } from './messages.ts';
import { root } from './paths.ts';
import { lockUpload } from './upload/upload-folder.ts';

/** In this terminal, so that it can prompt, with the project's `firebase.json`. */
async function deploy(project: string): Promise<number> {
  // Next to `firebase.json`, because its paths are relative.
  const config = join(root, 'firebase.deploy.json');
  writeFileSync(config, firebaseJsonFor(project, readFileSync(join(root, 'firebase.json'), 'utf8')));
  const firebase = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const args = [firebase, 'deploy', '--project', project, '--config', config];
  try {
    const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'close');
    return code ?? 1;
  } finally {
    rmSync(config);
  }
}

/** A site built from files older than the published school would show old pages. @throws PlainError */
async function requirePulled(app: App, project: string): Promise<void> {
  const files = await unpulled(getFirestore(app), schoolFolder);
  if (files.length === 0) return;
  throw new PlainError(
    [
      'The published school differs from the files here:',
      ...fewOf(files),
      `Bring them up to it with npm run content -- pull --project ${project}, commit, and deploy again. What is newer in the files`,
      `goes there with npm run seed -- --project ${project}; with --as-here the site is built of the files as they are.`,
    ].join('\n'),
  );
}

/** @param isAsHere whether the site is built of the files as they are @returns the exit code @throws PlainError */
export async function buildAndDeploy(app: App, project: string, isAsHere: boolean): Promise<number> {
  if (!isAsHere) await requirePulled(app, project);
  const send = async () => {
    await lockUpload(join(root, 'functions', 'build'), root);
    step('deploy', `to ${project}`);
    return await deployWithBackups(project, () => deploy(project));
  };
  // Ignores cached builds: a deploy is built from the current files.
  return await build(['functions', 'web'], send, { isForced: true });
}
