import { isStudioKind } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { pages } from '@pathshala/contract/site/routes';
import { useEffect } from 'react';
import { ApiError } from '../../http/client.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { PageLoading } from '../../ui/page-loading.tsx';
import { useParams } from '../../ui/router.ts';
import { ErrorState } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { fieldRows } from './forms/field-rows.ts';
import { ItemEditor } from './item-editor.tsx';
import { isKnownEditor } from './known-editor.ts';
import { openTextAhead, tryTextOut } from './lesson/markdown-field.tsx';
import { NoSuchItem } from './no-such-item.tsx';
import { useDraft } from './session/use-draft.ts';
import type { ItemName } from './studio-calls.ts';

export function meta() {
  return pageMeta({
    page: pages.studioItem,
    title: words['titles.studio'](),
    description: words['descriptions.studioItem'](),
  });
}

const hasText = (kind: StudioKind) => fieldRows(kind).some(({ as }) => as === 'markdown');

/** Loads what the item's form begins with, and makes it ready. */
export function openAhead(kind: StudioKind): void {
  if (hasText(kind)) tryTextOut();
}

/** At an address that is opened, a known editor's text comes while the school still says who they are. */
if (!import.meta.env.SSR && isKnownEditor()) {
  const [, kind = ''] = /\/studio\/([^/]+)\/./.exec(window.location.pathname) ?? [];
  if (isStudioKind(kind) && hasText(kind)) openTextAhead();
}

function OpenItem({ name }: { readonly name: ItemName }) {
  useEffect(() => {
    if (hasText(name.kind)) openTextAhead();
  }, [name.kind]);
  const opening = useDraft(name);
  if (opening.status === 'loading') return <PageLoading />;
  if (opening.status === 'open') return <ItemEditor name={name} {...opening.draft} />;
  const { error, retry } = opening;
  if (error instanceof ApiError && error.code === 'not-found') return <NoSuchItem />;
  return <ErrorState title={words['studio.didNotArrive']()} text={error.message} onRetry={retry} />;
}

/** The editor of an item. */
export function Component() {
  const { kind = '', id = '' } = useParams();
  if (!isStudioKind(kind)) return <NoSuchItem />;
  return <OpenItem key={`${kind}/${id}`} name={{ kind, id }} />;
}
