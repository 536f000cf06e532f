import { paths } from '@pathshala/contract/site/paths';
import type { ReactNode } from 'react';
import type { SavedKind } from '../../offline/saved.ts';
import { keepsPages } from '../../offline/stores.ts';
import { ActionButton } from '../ui/action.tsx';
import { Icon } from '../ui/icon.tsx';
import { Bar } from '../ui/progress-bar.tsx';
import { Link } from '../ui/router.ts';
import { Failure } from '../ui/states.tsx';
import { words } from '../words/words.ts';
import { useSaved } from './use-saved.ts';

interface SaveOfflineProps {
  readonly kind: SavedKind;
  readonly id: string;
  /** Whether the person has the whole course; undefined: not known yet. */
  readonly has: boolean | undefined;
  /** Where several can be saved. */
  readonly label?: string;
  /** Further items to save, shown once this is saved. */
  readonly children?: ReactNode;
}

export function SaveOffline({
  kind,
  id,
  has,
  label = words['course.keepOffline'](),
  children,
}: SaveOfflineProps) {
  const { saved, isSaving, error, save, stop } = useSaved(kind, id, has);
  if (!keepsPages) return null;
  const { here, of } = { here: saved?.here.length ?? 0, of: saved?.of ?? 0 };
  const isWhole = !isSaving && saved !== undefined && here === of;
  const text = isWhole
    ? words['packs.kept']()
    : kind === 'book' || of === 0
      ? words['packs.saving']()
      : words['ui.lessonsOf']({ done: here, all: of });
  return (
    <section aria-label={label} className="stack start">
      {isSaving && <Bar percent={of === 0 ? 0 : Math.floor((here / of) * 100)} label={label} text={text} />}
      <p role="status" className={isWhole ? 'row gap-2 strong' : 'note'}>
        {isWhole && <Icon name="check" size={20} />}
        {(isSaving || saved) && text}
      </p>
      {!isWhole && (
        <ActionButton
          look="quiet"
          small
          onClick={isSaving ? stop : save}
          aria-label={isSaving || saved ? undefined : label}
        >
          {!isSaving && !saved && <Icon name="keep" size={20} />}
          {isSaving ? words['packs.stop']() : saved ? words['packs.goOn']() : words['course.keepOffline']()}
        </ActionButton>
      )}
      <Failure text={error} />
      {saved && <Link to={paths.downloads}>{words['titles.downloads']()}</Link>}
      {isWhole && children}
    </section>
  );
}
