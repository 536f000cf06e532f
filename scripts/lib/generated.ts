import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScriptSource } from '@pathshala/boot/boot-script';
import { contentPolicy, filePolicy } from '@pathshala/brand/content-policy';
import { httpsOnEverySubdomain } from '@pathshala/brand/owner.config';
import { siteConfig } from '@pathshala/brand/site.config';
import { allRoutes } from '@pathshala/contract/site/all-routes';
import { commonHeaders, pageHeaders } from '@pathshala/contract/site/security-headers';
import { withTable } from './document-tables.ts';
import type { FirebaseJson } from './firebase-json.ts';
import { root } from './paths.ts';
import { defaultProject } from './projects.ts';
import { rewritesOf } from './rewrites.ts';

/**
 * The headers that are sent for safety's sake, by the globs of `firebase.json`. Those of pages and of files part all addresses but
 * the API's, for which the function says itself what holds: of a header that two rules name it would be for
 * Hosting to choose. Below `/__/` are Google's own pages: the sign-in's frame works with its own policy alone.
 * @param project the one that is deployed to: its own sign-in may be framed, no other project's
 */
export function hostingHeaders(project: string): Record<string, Readonly<Record<string, string>>> {
  const policy = contentPolicy(siteConfig, `${project}.firebaseapp.com`, [bootScriptSource]);
  return {
    '**': commonHeaders(httpsOnEverySubdomain),
    '!/@(__|api|assets|covers|img|og|portraits)/**': {
      'Content-Security-Policy': policy,
      ...pageHeaders,
    },
    '/@(assets|covers|img|og|portraits)/**': { 'Content-Security-Policy': filePolicy },
  };
}

/**
 * What Firebase is told, for the project that it is deployed to: `firebase.json` with the rewrites that the route table asks
 * for and the headers that are sent for safety's sake.
 * @throws Error where the file has no headers where they belong
 */
export function firebaseJsonFor(project: string, current: string): string {
  const config = JSON.parse(current) as FirebaseJson;
  config.hosting.rewrites = rewritesOf(allRoutes);
  for (const [source, headers] of Object.entries(hostingHeaders(project))) {
    const rule = config.hosting.headers.find((one) => one.source === source);
    if (!rule) throw new Error(`firebase.json has no headers for ${source}`);
    rule.headers = Object.entries(headers).map(([key, value]) => ({ key, value }));
  }
  return JSON.stringify(config);
}

/** JSON as formatted by the linter. */
function laidOut(file: string, input: string): string {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const args = ['format', `--stdin-file-path=${file}`];
  return execFileSync(biome, args, { cwd: root, input, encoding: 'utf8' });
}

/**
 * The files of the repository that follow, as a whole or in part, from tables in the code: what each of them is, and what it
 * should be.
 * @param project left out: as they are in the repository, for the project of `.firebaserc`
 */
export function generatedFiles(project = defaultProject() ?? '') {
  const makers: Readonly<Record<string, (current: string) => string>> = {
    'docs/contract.md': (page) => withTable(page, 'endpoints'),
    'firebase.json': (text) => laidOut('firebase.json', firebaseJsonFor(project, text)),
  };
  return Object.entries(makers).map(([file, make]) => {
    const current = readFileSync(join(root, file), 'utf8');
    return { file, current, wanted: make(current) };
  });
}
