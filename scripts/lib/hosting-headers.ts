import { bootScriptSource } from '@pathshala/boot/boot-script';
import { pagesAheadSource } from '@pathshala/boot/pages-ahead';
import { contentPolicy, filePolicy } from '@pathshala/brand/content-policy';
import { httpsOnEverySubdomain } from '@pathshala/brand/owner.config';
import { siteConfig } from '@pathshala/brand/site.config';
import { commonHeaders, pageHeaders } from '@pathshala/contract/security-headers';

/**
 * Where `firebase.json` says what is sent with what, as its globs. Those of pages and of files part all addresses but the
 * API's and those of drafts, for which the function says itself what holds: of a header that two rules name it would be for
 * Hosting to choose.
 * Below `/__/` are Google's own pages: the sign-in's frame works with its own policy alone.
 */
export const headerSources = {
  everything: '**',
  pages: '!/@(__|api|assets|covers|img|og|portraits|preview)/**',
  files: '/@(assets|covers|img|og|portraits)/**',
} as const;

const policyHeader = 'Content-Security-Policy';

/** @param project see `withSecurityHeaders`; @returns by their sources the headers that are sent there */
export function hostingHeaders(project: string): Record<string, Readonly<Record<string, string>>> {
  const scripts = [bootScriptSource, pagesAheadSource];
  const policy = contentPolicy(siteConfig, `${project}.firebaseapp.com`, scripts);
  return {
    [headerSources.everything]: commonHeaders(httpsOnEverySubdomain),
    [headerSources.pages]: { [policyHeader]: policy, ...pageHeaders },
    [headerSources.files]: { [policyHeader]: filePolicy },
  };
}

/** `firebase.json` with other headers at one source. */
function withHeadersAt(
  firebaseJson: string,
  source: string,
  headers: Readonly<Record<string, string>>,
): string {
  const start = firebaseJson.indexOf(`"source": ${JSON.stringify(source)},`);
  const place = /"headers": \[[^\]]*\]/;
  const rule = start < 0 ? '' : firebaseJson.slice(start);
  if (!place.test(rule)) throw new Error(`firebase.json has no headers for ${source}`);
  const rows = Object.entries(headers).map(([key, value]) => ({ key, value }));
  const written = rule.replace(place, () => `"headers": ${JSON.stringify(rows, null, 2)}`);
  return firebaseJson.slice(0, start) + written;
}

/**
 * `firebase.json` with the headers that Hosting sends for safety's sake; all else stays to the letter.
 * @param project the one that it is deployed to: its own sign-in may be framed, no other project's
 * @throws Error when the text has no headers where they belong
 */
export function withSecurityHeaders(firebaseJson: string, project: string): string {
  return Object.entries(hostingHeaders(project)).reduce(
    (text, [source, headers]) => withHeadersAt(text, source, headers),
    firebaseJson,
  );
}
