import { bootScriptSource } from '@pathshala/boot/boot-script';
import { pagesAheadSource } from '@pathshala/boot/pages-ahead';
import { contentPolicy } from '@pathshala/brand/content-policy';
import { siteConfig } from '@pathshala/brand/site.config';
import { securityHeaders } from '@pathshala/contract/security-headers';

/**
 * `firebase.json` with the headers that Hosting sends with everything; all else stays to the letter.
 * @param project the one that it is deployed to: its own sign-in may be framed, no other project's
 * @throws Error when the text has no headers for everything
 */
export function withSecurityHeaders(firebaseJson: string, project: string): string {
  const everywhere = /("source": "\*\*",\s*"headers": )\[[^\]]*\]/;
  if (!everywhere.test(firebaseJson)) throw new Error('firebase.json has no headers for everything');
  const headers = {
    'Content-Security-Policy': contentPolicy(siteConfig, `${project}.firebaseapp.com`, [
      bootScriptSource,
      pagesAheadSource,
    ]),
    ...securityHeaders,
  };
  const rows = Object.entries(headers).map(([key, value]) => ({ key, value }));
  return firebaseJson.replace(everywhere, (_, before: string) => before + JSON.stringify(rows, null, 2));
}
