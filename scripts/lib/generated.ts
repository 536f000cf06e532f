import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScriptSource } from '@pathshala/boot/boot-script';
import { contentPolicy, filePolicy } from '@pathshala/brand/content-policy';
import { httpsOnEverySubdomain } from '@pathshala/brand/owner.config';
import { siteConfig } from '@pathshala/brand/site.config';
import { allKinds } from '@pathshala/content/kinds/all-kinds';
import { studioBodies } from '@pathshala/content/kinds/studio-bodies';
import { bodyFieldsOf, bodySchemas, endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { Audience, Endpoint } from '@pathshala/contract/http/endpoint';
import { allRoutes } from '@pathshala/contract/site/all-routes';
import { commonHeaders, pageHeaders } from '@pathshala/contract/site/security-headers';
import { removedBy } from '@pathshala/functions/firestore/collections';
import type { FirebaseJson } from './firebase-json.ts';
import { root } from './paths.ts';
import { defaultProject } from './projects.ts';
import { rewritesOf } from './rewrites.ts';

const audiences: Readonly<Record<Audience, string>> = {
  anyone: 'anyone',
  'signed-in': 'signed in',
  editor: 'teacher, admin',
  admin: 'admin',
};

const bodies: Readonly<Record<string, Parameters<typeof bodyFieldsOf>[0]>> = {
  ...bodySchemas,
  ...studioBodies,
};

/** Each kind of content has its own fields, which its file defines. */
const ofKinds = new Set(Object.values(allKinds).flatMap(({ fields }) => Object.keys(fields)));

const code = (text: string) => `\`${text}\``;

const calls = Object.entries<Endpoint>({ ...listEndpoints, ...endpoints });

function fieldsOf(name: string): string {
  const all = bodyFieldsOf(bodies[name]);
  const own = name in studioBodies ? all.filter((one) => !ofKinds.has(one)) : all;
  return [...own.map(code), ...(own.length < all.length ? ['the fields of its kind'] : [])].join(', ');
}

/** The calls between `<!-- endpoints -->` and `<!-- /endpoints -->`. @throws Error if a marker is missing */
function withCalls(page: string): string {
  const place = /(?<=<!-- endpoints -->).*(?=<!-- \/endpoints -->)/s;
  if (!place.test(page))
    throw new Error('The page needs <!-- endpoints --> and, below it, <!-- /endpoints -->.');
  const rows = calls.map(
    ([name, { method, path, audience }]) =>
      `| ${code(`${method} ${path}`)} | ${audiences[audience]} | ${fieldsOf(name)} |`,
  );
  const table = ['| call | who | body |', '|---|---|---|', ...rows].join('\n');
  return page.replace(place, () => `\n\n${table}\n\n`);
}

/** No two globs set the same header. @param project only the sign-in page of this project may be framed */
function hostingHeaders(project: string): Record<string, Readonly<Record<string, string>>> {
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

/** `firebase.json` for a project, with the route table's rewrites and the security headers. @throws Error if a glob is missing */
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

/** Firestore ends documents by these fields, and by no others. */
function withTtl(current: string): string {
  const config = JSON.parse(current) as { fieldOverrides: { readonly ttl?: boolean }[] };
  const ends = removedBy('firestore').map(({ name, removal: { field } }) => ({
    ...{ collectionGroup: name, fieldPath: field, ttl: true, indexes: [] },
  }));
  config.fieldOverrides = [...config.fieldOverrides.filter(({ ttl }) => !ttl), ...ends];
  return JSON.stringify(config);
}

function laidOut(file: string, input: string): string {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const args = ['format', `--stdin-file-path=${file}`];
  return execFileSync(biome, args, { cwd: root, input, encoding: 'utf8' });
}

/** The generated files: what each one is, and what it should be. @param project by default that of `.firebaserc` */
export function generatedFiles(project = defaultProject() ?? '') {
  const makers: Readonly<Record<string, (current: string) => string>> = {
    'docs/contract.md': withCalls,
    'firestore.indexes.json': (text) => laidOut('firestore.indexes.json', withTtl(text)),
    'firebase.json': (text) => laidOut('firebase.json', firebaseJsonFor(project, text)),
  };
  return Object.entries(makers).map(([file, make]) => {
    const current = readFileSync(join(root, file), 'utf8');
    return { file, current, wanted: make(current) };
  });
}
