import Button from '@mui/material/Button';
import { allKinds, courseIdOf, parentOf, staysPublished } from '@pathshala/content/kinds/all-kinds';
import { paths } from '@pathshala/contract/site/paths';
import type { StudioItem, StudioState } from '@pathshala/contract/studio/items';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useAdmin } from '../../auth/use-role.ts';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/language.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Link, useNavigate } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import styles from './item.module.css';
import type { PanelId } from './item-panels.tsx';
import { MenuButton } from './menu-button.tsx';
import type { Publishing } from './publish/publishing.tsx';
import { useRowActions } from './row-actions.tsx';
import type { DraftSession, Saving } from './session/draft-session.ts';
import { SavingLine } from './session/session-parts.tsx';
import { type ItemName, useStudioCalls } from './studio-calls.ts';
import { StateChip } from './studio-parts.tsx';
import tools from './text/text.module.css';
import { ToolIcon } from './tool-icon.tsx';
import { kindWords } from './words.ts';

const ItemPanel = lazyDialog(() => import('./item-panels.tsx'));

interface ItemMenuProps {
  readonly name: ItemName;
  readonly title: string;
  readonly item: StudioItem | null;
  readonly state: StudioState;
  readonly session: DraftSession;
  readonly publishing: Publishing;
  readonly round: number;
  readonly onChanged: () => void;
}

function ItemMenu(props: ItemMenuProps) {
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
  for (const { label, act } of acts) rows.push([label, () => void session.flush().then(act)]);
  return (
    <>
      <MenuButton label={words['studio-edit.more']()} rows={rows}>
        <ToolIcon name="more" />
      </MenuButton>
      {dialogs}
      <Suspense>{panel && <ItemPanel {...props} panel={panel} onClose={() => setPanel(null)} />}</Suspense>
    </>
  );
}

interface ItemBarProps extends ItemMenuProps {
  /** The only item of its kind. */
  readonly isOnly: boolean;
  /** The item is published, but its course is not. */
  readonly waits: boolean;
  readonly saving: Saving;
  readonly busy: boolean;
  readonly action: string;
  readonly onPublish: () => void;
  readonly isPreview: boolean;
  readonly onPreview: () => void;
  /** Issues, and the progress of publishing. */
  readonly children: ReactNode;
}

/** Sets a CSS variable for the sheets: the bar's text may take two lines. */
function useOwnHeight() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    if (!row.current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--item-bar', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  return row;
}

export function ItemBar(props: ItemBarProps) {
  const row = useOwnHeight();
  const { name, title, isOnly, state, waits, saving, busy, action, isPreview } = props;
  const back = isOnly
    ? { to: paths.studio, label: words['titles.studio']() }
    : {
        to: paths.studioKind(name.kind),
        label: words['studio.back']({ kinds: kindWords[name.kind].some() }),
      };
  return (
    <header className={styles.bar}>
      <div ref={row} className={`row gap-1 ${styles.row}`}>
        <Link className={tools.tool} to={back.to} aria-label={back.label} title={back.label}>
          <Icon name="back" />
        </Link>
        <div className={styles.about}>
          <h1 lang={langOf(title)}>{title}</h1>
          <span className={styles.status}>
            <StateChip state={state} waits={waits} />
            <SavingLine saving={saving} />
          </span>
        </div>
        <button
          type="button"
          className={tools.tool}
          aria-label={words['studio-lesson.preview']()}
          title={words['studio-lesson.preview']()}
          aria-pressed={isPreview}
          onClick={props.onPreview}
        >
          <Icon name="eye" />
        </button>
        <ItemMenu {...props} />
        <Button
          variant="contained"
          loading={busy}
          disabled={saving.state === 'clash' || state === 'live'}
          onClick={props.onPublish}
        >
          {action}
        </Button>
      </div>
      {props.children}
    </header>
  );
}
