import { bootScriptSource } from '@pathshala/boot/boot-script';
import { pagesAheadSource } from '@pathshala/boot/pages-ahead';
import { contentPolicy, filePolicy } from '@pathshala/brand/content-policy';
import { httpsOnEverySubdomain } from '@pathshala/brand/owner.config';
import { siteConfig } from '@pathshala/brand/site.config';
import { commonHeaders, pageHeaders } from '@pathshala/contract/site/security-headers';

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

/**
 * By their sources the headers that are sent there for safety's sake.
 * @param project the one that is deployed to: its own sign-in may be framed, no other project's
 */
export function hostingHeaders(project: string): Record<string, Readonly<Record<string, string>>> {
  const scripts = [bootScriptSource, pagesAheadSource];
  const policy = contentPolicy(siteConfig, `${project}.firebaseapp.com`, scripts);
  return {
    [headerSources.everything]: commonHeaders(httpsOnEverySubdomain),
    [headerSources.pages]: { [policyHeader]: policy, ...pageHeaders },
    [headerSources.files]: { [policyHeader]: filePolicy },
  };
}
