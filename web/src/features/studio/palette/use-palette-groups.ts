import { paths } from '@pathshala/contract/site/paths';
import { useMemo, useState } from 'react';
import { useNavigate } from '../../../ui/router.ts';
import { words } from '../../../words/words.ts';
import { titleOf } from '../title-of.ts';
import { kindWords } from '../words.ts';
import { commandsHere } from './commands.ts';
import { find, namesOf } from './find.ts';
import { type Place, useAllPlaces, useBeginnings } from './places.ts';
import { useAllItems } from './use-all-items.ts';

export interface PaletteRow {
  readonly key: string;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly note?: string;
  /** What it is found by besides its name. */
  readonly also?: string;
  readonly run: () => void;
}

interface PaletteGroup {
  readonly name: string;
  readonly found: readonly PaletteRow[];
}

/** Rows shown of each group. */
export const perGroup = 8;

/** The palette's rows that match what was typed, by group; items only once something is typed. */
export function usePaletteGroups(typed: string): {
  readonly groups: readonly PaletteGroup[];
  readonly isCut: boolean;
  /** Why items may be missing: they are not here yet, or did not come. */
  readonly missing: string | undefined;
} {
  const navigate = useNavigate();
  const places = useAllPlaces();
  const beginnings = useBeginnings();
  const { data: items = [], error } = useAllItems();
  // What the page under the palette can do does not change while it is open.
  const [commands] = useState(commandsHere);
  const here = new Set(commands.map(({ name }) => name));
  const itemRows = useMemo(
    () =>
      items.map(
        ({ kind, entry: { id, title } }): PaletteRow => ({
          key: `${kind}/${id}`,
          name: titleOf(title),
          note: kindWords[kind].one(),
          also: `${namesOf(title)} ${id}`,
          run: () => void navigate(paths.studioItem(kind, id)),
        }),
      ),
    [items, navigate],
  );
  const toPlace = ({ to, label }: Place): PaletteRow => ({
    key: to,
    name: label,
    run: () => void navigate(to),
  });
  const all: readonly { readonly name: string; readonly rows: readonly PaletteRow[] }[] = [
    {
      name: words['studio-find.here'](),
      rows: commands.map(({ name, run }) => ({ key: name, name, run })),
    },
    {
      name: words['studio-find.create'](),
      rows: beginnings.filter(({ label }) => !here.has(label)).map(toPlace),
    },
    { name: words['studio-find.goTo'](), rows: places.map(toPlace) },
    { name: words['studio-find.items'](), rows: typed.trim() === '' ? [] : itemRows },
  ];
  const matching = all.map(({ name, rows }) => ({
    name,
    found: find(rows, typed, (row) => `${row.name} ${row.also ?? ''}`),
  }));
  const limit = typed.trim() === '' ? Number.POSITIVE_INFINITY : perGroup;
  return {
    groups: matching
      .filter(({ found }) => found.length > 0)
      .map(({ name, found }) => ({ name, found: found.slice(0, limit) })),
    missing: items.length > 0 ? undefined : (error?.message ?? words['ui.loading']()),
    isCut: matching.some(({ found }) => found.length > limit),
  };
}
