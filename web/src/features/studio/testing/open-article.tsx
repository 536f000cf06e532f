import { articleFields } from '@pathshala/content/testing/studio-fields';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import 'fake-indexeddb/auto';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Endpoint } from '@pathshala/contract/http/endpoint';
import { type StudioChanges, withChanges } from '@pathshala/contract/studio/changes';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { fireEvent, screen } from '@testing-library/react';
import { copyKey } from '../../../device/drafts.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { type Answering, matchCall, serveSchool } from '../../../testing/serve-school.ts';
import { Component as ItemPage } from '../item-page.tsx';
import { keepCopy } from '../session/use-draft.ts';

/** A school with one article, which is open in the studio. */

const name = { kind: 'articles', id: 'mangoes' };
export const key = copyKey('u-admin', name.kind, name.id);
export const fields = articleFields;

const first = { version: 1, now: fields as StudioFields, published: null as StudioFields | null };
/** What the school has of it; a test may change that. */
export const article = { ...first };

export async function beginAgain(): Promise<void> {
  Object.assign(article, first);
  await keepCopy(key, null);
}

/** Somebody else saves. */
function saveAs(now: StudioFields): void {
  article.now = now;
  article.version += 1;
}

const articleItem = (): StudioItem => ({
  id: name.id,
  state: article.published ? 'changed' : 'draft',
  updateTime: `t${article.version}`,
  draft: article.now,
  published: article.published,
});

/** Somebody else saves this just before the first call of an endpoint, which is refused. */
export function overtake(endpoint: Endpoint, theirs: StudioFields): Answering {
  let isFirst = true;
  return (call) => {
    if (!matchCall(endpoint, call) || !isFirst) return undefined;
    isFirst = false;
    saveAs(theirs);
    const stale = { type: '/problems/stale', title: 'Stale', status: 409, current: articleItem() };
    return { status: 409, json: stale };
  };
}

/** Opens it. @param more is asked for an answer first @returns the calls made so far */
export function open(more: Answering = () => undefined) {
  const calls = serveSchool((call) => {
    const own = more(call);
    if (own) return own;
    if (matchCall(studioEndpoints.studioPublish, call)) {
      article.published = article.now;
      article.version += 1;
      return { json: { revision: 1, publishedAt: '2026-11-22T00:00:00.000Z' } };
    }
    if (matchCall(studioEndpoints.studioChange, call))
      saveAs(withChanges(article.now, (call.body as StudioChanges).changes));
    if (matchCall(studioEndpoints.studioRestore, call)) saveAs({ ...fields, title: 'An older title' });
    if (call.what.startsWith('GET /api/admin/')) return { json: { admin: true } };
    if (matchCall(endpoints.article, call)) return { json: article.published ?? article.now };
    return { json: articleItem() };
  });
  renderPage(<ItemPage />, { at: `/studio/${name.kind}/${name.id}`, path: '/studio/:kind/:id' });
  return calls;
}

export const titleField = async () => (await screen.findByLabelText('Title')) as HTMLInputElement;
/** Sets the whole text in one event, because the texts that tests wait for depend on time, not on keys. */
export const type = async (text: string) => fireEvent.change(await titleField(), { target: { value: text } });
export const said = (words: string | RegExp) => screen.findByText(words);
