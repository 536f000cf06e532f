import { allKinds, courseIdOf, parentOf, staysPublished } from '@pathshala/content/kinds/all-kinds';
import { paths } from '@pathshala/contract/site/paths';
import { Suspense, useState } from 'react';
import { useAdmin } from '../../auth/use-role.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { useNavigate } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import type { PanelId } from './item-panels.tsx';
import { MenuButton } from './menu-button.tsx';
import type { OpenItem } from './publish/publishing.tsx';
import { useRowActions } from './row-actions.tsx';
import { useStudioCalls } from './studio-calls.ts';

const ItemPanel = lazyDialog(() => import('./item-panels.tsx'));

export function ItemMenu(props: OpenItem) {
  const { name, title, item, state, session, onChanged } = props;
  const { kind, id } = name;
  const { admin } = useAdmin();
  const calls = useStudioCalls();
  const navigate = useNavigate();
  const [panel, setPanel] = useState<PanelId | null>(null);
  const isLive = Boolean(item?.published);
  const parent = parentOf(name);
  const { actsFor, dialogs } = useRowActions(kind, async () => {
    onChanged();
    session.replace(await calls.read(name));
  });
  const entry = { id, title, state, by: null, at: null, ...(isLive && { revision: 1 }) };
  // An item that stays published is neither copied nor taken away.
  const acts = staysPublished(kind) ? [] : actsFor(entry);
  const rows: [string, () => void][] = [
    [words['studio.history'](), () => setPanel('history')],
    [words['studio-preview.share'](), () => setPanel('share')],
    [words['studio-edit.address'](), () => setPanel('address')],
  ];
  if (isLive && courseIdOf(name)) rows.push([words['studio-publish.numbers'](), () => setPanel('readers')]);
  if (parent)
    rows.push([words['studio.ofCourse'](), () => void navigate(paths.studioItem(parent.kind, parent.id))]);
  if (allKinds[kind].teachers === 'own' && admin)
    rows.push([words['studio.teacher'](), () => setPanel('teacher')]);
  for (const [label, act] of acts) rows.push([label, () => void session.flush().then(act)]);
  return (
    <>
      <MenuButton label={words['studio-edit.more']()} rows={rows} icon="more" />
      {dialogs}
      <Suspense>{panel && <ItemPanel {...props} panel={panel} onClose={() => setPanel(null)} />}</Suspense>
    </>
  );
}
