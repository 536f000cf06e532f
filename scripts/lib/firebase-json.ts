import { readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import { fileOf, newerRoot } from '@pathshala/contract/site/all-routes';
import { addressIn, firstLanguage, languageOfAddress } from '@pathshala/contract/text/languages';
import { root } from './paths.ts';

/** Which addresses a row of `firebase.json` is for: a glob, which `!` negates, or a regular expression. */
type Addresses = { source: string; regex?: never } | { source?: never; regex: string };
export type ToFunction = { function: { functionId: string; region: string; pinTag: boolean } };
export type Rewrite = Addresses & (ToFunction | { destination: string });

export interface FirebaseJson {
  functions: { source: string }[];
  firestore: { rules: string; indexes: string };
  hosting: {
    public: string;
    rewrites: Rewrite[];
    headers: (Addresses & { headers: { key: string; value: string }[] })[];
  };
  emulators: Record<string, unknown>;
}

export const readFirebaseJson = () =>
  JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;

export function matches(path: string, { source, regex }: Addresses): boolean {
  if (regex !== undefined) return new RegExp(regex, 'u').test(path);
  return source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);
}

/** By `cleanUrls` and rewrites, else the 404 page. Below the API a few bytes, as if nothing newer existed. */
export function fileFor(folder: string, path: string, { rewrites }: FirebaseJson['hosting']) {
  const tried = [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`];
  const found = tried.find((one) => statSync(join(folder, one), { throwIfNoEntry: false })?.isFile());
  if (found) return { file: found, status: 200 };
  const rewrite = rewrites.find((one) => matches(path, one));
  if (rewrite && 'destination' in rewrite) return { file: rewrite.destination, status: 200 };
  if ([apiRoot, newerRoot].some((one) => path.startsWith(`${one}/`))) return { file: '', status: 503 };
  const { language } = languageOfAddress(path);
  const file = language === firstLanguage ? '/404.html' : `/${fileOf(addressIn(language, '/404'))}`;
  return { file, status: 404 };
}
