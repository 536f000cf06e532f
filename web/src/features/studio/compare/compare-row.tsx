import type { StudioKind } from '@pathshala/contract/content/fields';
import { useMemo } from 'react';
import { langOfMarkup } from '../../../ui/language.ts';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../forms/field-rows.ts';
import styles from './compare.module.css';
import type { ComparedRow, RowState } from './compare-blocks.ts';
import { type MarkedPart, markChanges } from './mark-changes.ts';

interface CompareRowProps {
  readonly kind: StudioKind;
  readonly row: ComparedRow;
}

const stateWords: Readonly<Record<Exclude<RowState, 'same'>, () => string>> = {
  changed: words['studio-edit.rowChanged'],
  added: words['studio-edit.rowAdded'],
  removed: words['studio-edit.rowRemoved'],
};

/** The sign beside the words of a change, so that colour is not the only mark. */
const signs: Readonly<Record<Exclude<RowState, 'same'>, string>> = { changed: '≠', added: '+', removed: '−' };

function Side({ part, label, isThere }: { part: MarkedPart; label: string; isThere: boolean }) {
  if (!isThere)
    return <div className={`soft ${styles.side} ${styles.none}`}>{words['studio-edit.notHere']()}</div>;
  return (
    <div className={styles.side}>
      <span className={`note strong ${styles.which}`}>{label}</span>
      <SchoolHtml className={prose.prose} html={part.html} lang={langOfMarkup(part.html)} />
    </div>
  );
}

/** A part of the page on both sides, with its differences marked and described in words. */
export function CompareRow({ kind, row: { state, before, after } }: CompareRowProps) {
  const [left, right] = useMemo(
    () => markChanges(before?.html ?? '', after?.html ?? ''),
    [before?.html, after?.html],
  );
  const path = (after ?? before)?.path ?? '';
  if (state === 'same')
    return (
      <li className={styles.row}>
        <div className={styles.both}>
          <SchoolHtml className={prose.prose} html={right.html} lang={langOfMarkup(right.html)} />
          <SchoolHtml
            className={`${prose.prose} ${styles.again}`}
            html={right.html}
            lang={langOfMarkup(right.html)}
          />
        </div>
      </li>
    );
  const formulas = Math.max(left.formulas, right.formulas);
  const figures = Math.max(left.figures, right.figures);
  return (
    <li className={`${styles.row} ${styles[state]}`}>
      <p className={`cluster soft below-2 ${styles.what}`}>
        <span aria-hidden className={`center ${styles.sign}`}>
          {signs[state]}
        </span>
        <strong>{stateWords[state]()}</strong>
        <span>{fieldLabel(kind, path)}</span>
        {formulas > 0 && <span>{words['studio-edit.rowFormulas']({ count: formulas })}</span>}
        {figures > 0 && <span>{words['studio-edit.rowFigures']({ count: figures })}</span>}
      </p>
      <div className={styles.both}>
        <Side part={left} label={words['studio-edit.before']()} isThere={before !== undefined} />
        <Side part={right} label={words['studio-edit.after']()} isThere={after !== undefined} />
      </div>
    </li>
  );
}
