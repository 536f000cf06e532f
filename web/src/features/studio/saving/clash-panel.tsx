import Button from '@mui/material/Button';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { useId, useMemo, useState } from 'react';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../forms/field-rows.ts';
import { type Choices, type Clash, mergeFields, type Side } from './merge-fields.ts';
import styles from './saving.module.css';
import type { Saving } from './saving-machine.ts';

interface ClashPanelProps {
  readonly kind: StudioKind;
  readonly saving: Saving;
  readonly onChoose: (choices: Choices) => void;
}

const textOf = (value: unknown) => {
  if (value === undefined || value === '') return words['studio.nothing']();
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

interface SideProps {
  readonly group: string;
  readonly label: string;
  readonly value: unknown;
  readonly checked: boolean;
  readonly onCheck: () => void;
}

function ClashSide({ group, label, value, checked, onCheck }: SideProps) {
  return (
    <label className={`panel stack gap-2 ${styles.side}`}>
      <span className="row gap-2 strong">
        <input type="radio" name={group} checked={checked} onChange={onCheck} />
        {label}
      </span>
      <pre>{textOf(value)}</pre>
    </label>
  );
}

interface ClashRowProps {
  readonly clash: Clash;
  readonly kind: StudioKind;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

function ClashRow({ clash, kind, side, onSide }: ClashRowProps) {
  const group = useId();
  const shared = { group };
  return (
    <fieldset className={`card ${styles.sides}`}>
      <legend className="strong">{fieldLabel(kind, clash.path)}</legend>
      <ClashSide
        {...shared}
        label={words['studio.mine']()}
        value={clash.mine}
        checked={side === 'mine'}
        onCheck={() => onSide('mine')}
      />
      <ClashSide
        {...shared}
        label={words['studio.theirs']()}
        value={clash.theirs}
        checked={side === 'theirs'}
        onCheck={() => onSide('theirs')}
      />
    </fieldset>
  );
}

/** Shows both versions of a text that two people changed, side by side, to choose from. */
export function ClashPanel({ kind, saving, onChoose }: ClashPanelProps) {
  const titleId = useId();
  const [choices, setChoices] = useState<Choices>({});
  const { base, mine, theirs } = saving;
  const clashes = useMemo(
    () => (theirs ? mergeFields(base.fields, mine, theirs.fields).clashes : []),
    [base, mine, theirs],
  );
  return (
    <section className={`card pad stack gap-4 start below-4 ${styles.panel}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="h3">
        {words['studio.clashTitle']()}
      </h2>
      <p>{words['studio.clashText']()}</p>
      {clashes.map((clash) => (
        <ClashRow
          key={clash.id}
          clash={clash}
          kind={kind}
          side={choices[clash.id] ?? 'mine'}
          onSide={(side) => setChoices({ ...choices, [clash.id]: side })}
        />
      ))}
      <Button variant="contained" onClick={() => onChoose(choices)}>
        {words['studio.takeChoice']()}
      </Button>
    </section>
  );
}
