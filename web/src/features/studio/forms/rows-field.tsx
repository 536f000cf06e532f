import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow, RowField } from './field-rows.ts';
import styles from './forms.module.css';
import { isShort, plainControls } from './plain-controls.ts';
import { Rows } from './rows.tsx';

/** The fields of one entry. Each label includes the entry's name, so that no two labels are the same. */
function OneRow({ path, what, of }: { path: string; what: string; of: readonly RowField[] }) {
  const fieldOf = (row: RowField) => {
    const Control = plainControls[row.as];
    return <Control {...row} key={row.name} name={`${path}.${row.name}`} label={`${what}: ${row.label}`} />;
  };
  const shorts = of.filter(({ as }) => isShort(as));
  return (
    <div className="stack grow gap-4">
      {of.filter(({ as }) => !isShort(as)).map(fieldOf)}
      {shorts.length > 0 && <div className={`grow ${styles.both}`}>{shorts.map(fieldOf)}</div>}
    </div>
  );
}

/** A list of entries with the same fields. */
export function RowsField({
  name,
  label,
  hint,
  required,
  one = words['studio-fields.row'](),
  of = [],
}: FieldRow) {
  const whatOf = (number: number) => `${one} ${numberText(number)}`;
  return (
    <Rows name={name} label={label} hint={hint} required={required} one={one} fresh={{}} whatOf={whatOf}>
      {({ path, number, tools }) => (
        <div className={`cluster start ${styles.row}`}>
          <OneRow path={path} what={whatOf(number)} of={of} />
          {tools}
        </div>
      )}
    </Rows>
  );
}
