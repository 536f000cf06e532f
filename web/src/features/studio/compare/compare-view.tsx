import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Language } from '@pathshala/contract/text/languages';
import { useMemo } from 'react';
import { words } from '../../../words/words.ts';
import { blocksOf } from './blocks.ts';
import { compareBlocks, type RowState } from './compare-blocks.ts';
import { CompareRow } from './compare-row.tsx';

interface CompareViewProps {
  readonly kind: StudioKind;
  readonly before: StudioFields;
  readonly after: StudioFields;
  readonly language: Language;
  /** Leaves out parts that did not change. */
  readonly changesOnly: boolean;
}

/** Two states of an item's page, part by part beside each other. */
export function CompareView({ kind, before, after, language, changesOnly }: CompareViewProps) {
  const rows = useMemo(
    () => compareBlocks(blocksOf(kind, before, language), blocksOf(kind, after, language)),
    [kind, before, after, language],
  );
  const count = (state: RowState) => rows.filter((row) => row.state === state).length;
  const shown = changesOnly ? rows.filter(({ state }) => state !== 'same') : rows;
  const [changed, added, removed] = [count('changed'), count('added'), count('removed')];
  const isSame = changed + added + removed === 0;
  return (
    <>
      <p role="status" className="strong above-4 below-4">
        {isSame
          ? words['studio-edit.noDifference']()
          : words['studio-edit.differences']({ changed, added, removed })}
      </p>
      <ol className="stack">
        {shown.map((row, at) => (
          <CompareRow key={at} kind={kind} row={row} />
        ))}
      </ol>
    </>
  );
}
