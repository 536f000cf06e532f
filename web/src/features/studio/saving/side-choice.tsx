import type { StudioKind } from '@pathshala/contract/content/fields';
import { useId } from 'react';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../forms/field-rows.ts';
import type { Clash, Side } from './merge-fields.ts';
import styles from './saving.module.css';

const textOf = (value: unknown) => {
  if (value === undefined || value === '') return words['studio.nothing']();
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

interface SideChoiceProps {
  readonly clash: Clash;
  readonly kind: StudioKind;
  readonly labels: Readonly<Record<Side, string>>;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

/** Two versions of one place, side by side, to choose from. */
export function SideChoice({ clash, kind, labels, side, onSide }: SideChoiceProps) {
  const group = useId();
  return (
    <fieldset className={`card ${styles.sides}`}>
      <legend className="strong">{fieldLabel(kind, clash.path)}</legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className={`panel stack gap-2 ${styles.side}`}>
          <span className="row gap-2 strong">
            <input type="radio" name={group} checked={side === one} onChange={() => onSide(one)} />
            {labels[one]}
          </span>
          <pre>{textOf(clash[one])}</pre>
        </label>
      ))}
    </fieldset>
  );
}
