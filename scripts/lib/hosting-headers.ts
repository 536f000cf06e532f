import { bootScriptSource } from '@pathshala/boot/boot-script';
import { pagesAheadSource } from '@pathshala/boot/pages-ahead';
import { contentPolicy, filePolicy } from '@pathshala/brand/content-policy';
import { httpsOnEverySubdomain } from '@pathshala/brand/owner.config';
import { siteConfig } from '@pathshala/brand/site.config';
import { commonHeaders, pageHeaders } from '@pathshala/contract/site/security-headers';

/**
 * The headers that are sent for safety's sake, by the globs of `firebase.json`. Those of pages and of files part all addresses but
 * the API's, for which the function says itself what holds: of a header that two rules name it would be for
 * Hosting to choose. Below `/__/` are Google's own pages: the sign-in's frame works with its own policy alone.
 * @param project the one that is deployed to: its own sign-in may be framed, no other project's
 */
export function hostingHeaders(project: string): Record<string, Readonly<Record<string, string>>> {
  const scripts = [bootScriptSource, pagesAheadSource];
  const policy = contentPolicy(siteConfig, `${project}.firebaseapp.com`, scripts);
  return {
    '**': commonHeaders(httpsOnEverySubdomain),
    '!/@(__|api|assets|covers|img|og|portraits)/**': {
      'Content-Security-Policy': policy,
      ...pageHeaders,
    },
    '/@(assets|covers|img|og|portraits)/**': { 'Content-Security-Policy': filePolicy },
  };
}
