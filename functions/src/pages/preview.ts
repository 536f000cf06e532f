import { draftOpenerScript, draftOpenerSource } from '@pathshala/brand/content-policy';
import { studioTitle } from '@pathshala/content/kinds/all-kinds';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import type { PublishedSchool } from '@pathshala/contract/calls/site-server';
import { policyOf } from '@pathshala/contract/site/security-headers';
import type { Language } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import { say } from '@pathshala/messages/say';
import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import type { ReadDraft } from '../content/previews.ts';
import { htmlPage } from '../http/page.ts';
import type { Reply } from '../http/reply.ts';
import type { OpenSite } from './built-site.ts';

const none = ["'none'"];

/** Not cached, not indexed. The page of the link becomes the draft's, so both have one policy; a draft has no scripts. */
const headersWith = (more: Readonly<Record<string, readonly string[]>>) => ({
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': policyOf({
    'default-src': none,
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'style-src': ["'unsafe-inline'"],
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
    ...more,
  }),
});
const headers = headersWith({});

const openerHeaders = headersWith({ 'script-src': [draftOpenerSource], 'connect-src': ["'self'"] });

export function draftOpener(language: Language): Reply<never> {
  const content = `<noscript><p class="reason">${say(language, 'answers.draftNeedsScript')}</p></noscript>
<p class="reason" id="failed" role="status" hidden>${say(language, 'answers.tryAgain')}</p>
<script>${draftOpenerScript}</script>`;
  return { html: htmlPage(say(language, 'answers.openingDraft'), content, language), headers: openerHeaders };
}

/** Characters. */
const maxKept = 8 * 1024 * 1024;

/** Each draft is rendered once per language. */
export function createPreview(db: Firestore, openSite: OpenSite) {
  const rendered = new LRUCache<string, string>({
    maxSize: maxKept,
    sizeCalculation: ({ length }) => length + 1,
  });
  const render = async ({ preview }: ReadDraft, language: Language, school: PublishedSchool) => {
    const { kind, id, fields, expiresAt } = preview;
    // Loaded lazily with the lesson renderer, which other pages do not need.
    const [site, { draftPage }] = await Promise.all([openSite(language), import('./draft-page.ts')]);
    const page = await draftPage(db, preview, language, school);
    return await site.draft({
      title: textIn(studioTitle(kind, id, fields), language).text,
      fields: fieldsIn(kind, fields, language),
      ...(expiresAt && { endsAt: expiresAt }),
      ...(page && { page }),
    });
  };
  return async (draft: ReadDraft, language: Language, school: PublishedSchool): Promise<Reply<never>> => {
    const key = `${draft.version} ${draft.preview.expiresAt} ${language}`;
    const html = rendered.get(key) ?? (await render(draft, language, school));
    rendered.set(key, html);
    return { html, headers };
  };
}
