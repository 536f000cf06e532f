import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteVersionPath } from '@pathshala/contract/calls/site-server';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import { type OpenSite, siteIn } from '../../src/pages/built-site.ts';
import { pageRoutes } from '../../src/pages/routes.ts';
import { createServing } from '../../src/serving.ts';
import type { Emulated } from './emulators.ts';
import { type Server, serve } from './server.ts';

/** The site's servers, which `npm test` builds before the emulator tests that import this. */
export const openSite = siteIn(join(import.meta.dirname, '../../../web/build/server'));

export async function versionFile(language: Language): Promise<readonly [address: string, text: string]> {
  const { version } = await openSite(language);
  return [addressIn(language, siteVersionPath), JSON.stringify({ version })];
}

export function builtFile(path: string): string {
  return readFileSync(join(import.meta.dirname, '../../../web/build/client', path), 'utf8');
}

/** The built site's files, as if its lists were empty. */
export const builtWithoutLists = (path: string): Response =>
  new Response(/blog2?\.json$/.test(path) ? '[]' : builtFile(path));

export const builtPage = (path: string): string => builtFile(`${path}/index.html`);

export interface Hosted {
  /** Hosting's answer; the built site's files by default. */
  readonly answer?: (path: string) => Response;
  readonly open?: OpenSite;
}

export function servePages(
  emulated: Emulated,
  { answer = (path) => new Response(builtFile(path)), open = openSite }: Hosted = {},
): Promise<Server> {
  const siteOf = () => 'https://school.example';
  const fetchFile = async (address: string | URL | Request) => answer(new URL(String(address)).pathname);
  const services = { ...emulated, siteOf, openSite: open, fetchFile: fetchFile as typeof fetch };
  return serve(createServing(services, { allowsOrigin: () => false, log: () => undefined }, pageRoutes));
}
