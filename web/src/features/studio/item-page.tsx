import { isStudioKind } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { pages } from '@pathshala/contract/site/routes';
import { useEffect } from 'react';
import { ApiError } from '../../http/client.ts';
import { metaOf } from '../../page/page-meta.ts';
import { useParams } from '../../ui/router.ts';
import { ErrorState, PageLoading } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { fieldRows } from './forms/field-rows.ts';
import { ItemEditor } from './item-editor.tsx';
import { openTextAhead } from './lesson/markdown-field.tsx';
import { useDraft } from './session/use-draft.ts';
import type { ItemName } from './studio-calls.ts';
import { NoSuchItem } from './studio-parts.tsx';

export const meta = metaOf(pages.studioItem, words['titles.studio'], words['descriptions.studioItem']);

const hasText = (kind: StudioKind) => fieldRows(kind).some(({ as }) => as === 'markdown');

function OpenItem({ name }: { readonly name: ItemName }) {
  // The editor comes while the school is asked for the text.
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
