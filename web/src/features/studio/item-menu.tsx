import { allKinds, courseIdOf, parentOf, staysPublished } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { useState } from 'react';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { type Question, useAction } from '../../auth/use-action.tsx';
import { useAdmin } from '../../auth/use-role.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { useNavigate } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import type { PanelId } from './item-panels.tsx';
import type { OpenItem } from './publish/publishing.tsx';
import { useReaders, useStudioCalls } from './studio-calls.ts';
import { titleOf } from './studio-parts.tsx';
import text from './text/text.module.css';
import { ToolIcon } from './tool-icon.tsx';

const ItemPanel = lazyDialog(() => import('./item-panels.tsx'));

/** How many people keep the course or lose the lesson; empty for other kinds. */
function usePeopleText(kind: StudioKind, id: string): string {
  const isKept = allKinds[kind].kept === true;
  const loses = kind === 'lessons';
  const people = useOwnAnswer(studioEndpoints.studioCoursePeople, isKept ? { id } : null, {
    errorRetryCount: 0,
  });
  const readers = useReaders(loses ? { kind, id } : null);
  if (isKept && people.data) {
    const { bought, others } = people.data;
    return [
      bought > 0 && words['studio.peopleBought']({ count: bought }),
      others > 0 && words['studio.peopleJoined']({ count: others }),
      bought + others === 0 && words['studio.peopleNone'](),
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (isKept) return people.error ? words['studio.peopleUnknown']() : words['studio.peopleCounting']();
  if (!loses) return '';
  if (!readers.data)
    return readers.error ? words['studio-publish.notCounted']() : words['studio-publish.counting']();
  const { pupils: count } = readers.data;
  return count === 0 ? words['studio-publish.noStudents']() : words['studio-publish.lessonGoes']({ count });
}

function UnpublishText({ kind, entry }: { readonly kind: StudioKind; readonly entry: StudioEntry }) {
  const people = usePeopleText(kind, entry.id);
  return `${words['studio.unpublishText']({ title: titleOf(entry.title) })} ${people}`.trim();
}

export function useRowActions(kind: StudioKind, refetch: () => Promise<void>) {
  const calls = useStudioCalls();
  const { running, run, ask, dialogs } = useAction(refetch);

  function actOf(entry: StudioEntry): readonly [label: string, choose: () => void] {
    const name = { kind, id: entry.id };
    const title = titleOf(entry.title);
    if (entry.revision !== undefined) {
      const confirm = words['studio.unpublish']();
      const question: Question = {
        title: words['studio.unpublishTitle'](),
        text: <UnpublishText kind={kind} entry={entry} />,
        confirm,
        work: () => calls.unpublish(name),
        done: words['studio.unpublished']({ title }),
      };
      return [confirm, () => ask(question)];
    }
    if (entry.state !== 'archived') {
      const done = words['studio-edit.archived']({ title });
      return [words['studio-edit.archive'](), () => void run(() => calls.archive(name), { done })];
    }
    const bringBack = async () => {
      const { draft, updateTime } = await calls.read(name);
      await calls.save(name, { updateTime, fields: draft }, draft);
    };
    const done = words['studio-edit.broughtBack']({ title });
    return [words['studio-edit.bringBack'](), () => void run(bringBack, { done })];
  }
  return { running, actOf, dialogs };
}

export function ItemMenu(props: OpenItem) {
  const { name, title, item, state, session, onChanged } = props;
  const { kind, id } = name;
  const { admin } = useAdmin();
  const calls = useStudioCalls();
  const navigate = useNavigate();
  const [panel, setPanel] = useState<PanelId | null>(null);
  const isLive = Boolean(item?.published);
  const parent = parentOf(name);
  const { actOf, dialogs } = useRowActions(kind, async () => {
    onChanged();
    session.replace(await calls.read(name));
  });
  const entry = { id, title, state, by: null, at: null, ...(isLive && { revision: 1 }) };
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
  if (kind === 'courses' && isLive && admin) rows.push([words['grant.title'](), () => setPanel('grant')]);
  if (!staysPublished(name)) {
    const [label, act] = actOf(entry);
    rows.push([label, () => void session.flush().then(act)]);
  }
  return (
    <>
      <MenuButton label={words['ui.more']()} rows={rows} className={text.tool}>
        <ToolIcon name="more" />
      </MenuButton>
      {dialogs}
      {panel && <ItemPanel {...props} panel={panel} onClose={() => setPanel(null)} />}
    </>
  );
}
