import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteIn } from '@pathshala/brand/site-in';
import { schoolFolder } from '@pathshala/content/load-content';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { unpulled } from '@pathshala/functions/studio/pull-content';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { build } from './build.ts';
import type { World } from './deploy-steps.ts';
import { firebaseJsonFor } from './generated.ts';
import { fewOf, PlainError, step } from './messages.ts';
import { root } from './paths.ts';
import { lockUpload } from './upload/upload-folder.ts';

type To = Pick<World, 'project' | 'tell'>;

/** In this terminal, so that it can prompt, with the project's `firebase.json`. @throws PlainError if it fails */
async function deploy({ project, tell }: To, more: object, ...only: readonly string[]): Promise<void> {
  // Next to `firebase.json`, because its paths are relative.
  const config = join(root, 'firebase.deploy.json');
  const own = JSON.parse(firebaseJsonFor(project, readFileSync(join(root, 'firebase.json'), 'utf8')));
  writeFileSync(config, JSON.stringify({ ...own, ...more }));
  try {
    await tell(['firebase', 'deploy', ...only, '--project', project, '--config', config], { isShown: true });
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

/** @param email of somebody who may change the project, which Google demands */
export async function allowSignIn(to: To, email: string): Promise<void> {
  const googleSignIn = { oAuthBrandDisplayName: siteIn(firstLanguage).name, supportEmail: email };
  await deploy(to, { auth: { providers: { emailPassword: true, googleSignIn } } }, '--only', 'auth');
}

/** @param isAsHere whether the site is built of the files as they are @throws PlainError */
export async function buildAndDeploy(app: App, to: To, isAsHere: boolean): Promise<void> {
  if (!isAsHere) await requirePulled(app, to.project);
  const send = async () => {
    await lockUpload(join(root, 'functions', 'build'));
    step('deploy', `to ${to.project}`);
    await deploy(to, {});
  };
  // Forced: a deploy is built from the current files.
  await build(['functions', 'web'], send, true);
}
