import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { type Language, langOfLanguage } from '@pathshala/contract/text/languages';
import { useMemo } from 'react';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../forms/field-rows.ts';
import styles from './compare.module.css';
import { type ChangedLine, compareLines } from './compare-lines.ts';

interface CompareViewProps {
  readonly kind: StudioKind;
  readonly states: readonly [before: StudioFields, after: StudioFields];
  readonly language: Language;
}

const isChanged = ({ before, after }: ChangedLine) => before !== undefined && after !== undefined;

/** The lines in which two states of an item differ. */
export function CompareView({ kind, states, language }: CompareViewProps) {
  const rows = useMemo(() => compareLines(kind, states, language), [kind, states, language]);
  const changed = rows.filter(isChanged).length;
  const added = rows.filter(({ before }) => before === undefined).length;
  const removed = rows.length - changed - added;
  return (
    <>
      <p role="status" className="strong above-4 below-4">
        {rows.length === 0
          ? words['studio-edit.noDifference']()
          : words['studio-edit.differences']({ changed, added, removed })}
      </p>
      <ol className="stack" lang={langOfLanguage(language)}>
        {rows.map(({ path, before, after }, at) => (
          <li key={at} className={styles.row}>
            <p className="soft note">{fieldLabel(kind, path)}</p>
            {before !== undefined && <del>{before}</del>}
            {after !== undefined && <ins>{after}</ins>}
          </li>
        ))}
      </ol>
    </>
  );
}
