import Button from '@mui/material/Button';
import { useField } from 'formik';
import { langOf } from '../../../ui/language.ts';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow, RowField } from './field-rows.ts';
import { useFault } from './form-faults.ts';
import styles from './forms.module.css';
import { moved, without } from './move.ts';
import { isShort, plainControls } from './plain-controls.ts';
import { RowTools } from './row-tools.tsx';

/** The fields of one of the things, each called by what it belongs to, so that no two are called the same. */
function OneRow({ path, what, of }: { path: string; what: string; of: readonly RowField[] }) {
  const fieldOf = (row: RowField) => {
    const Control = plainControls[row.as];
    return <Control {...row} key={row.name} name={`${path}.${row.name}`} label={`${what}: ${row.label}`} />;
  };
  const shorts = of.filter(({ as }) => isShort(as));
  return (
    <div className={styles.stack}>
      {of.filter(({ as }) => !isShort(as)).map(fieldOf)}
      {shorts.length > 0 && <div className={styles.both}>{shorts.map(fieldOf)}</div>}
    </div>
  );
}

/** A list of things with the same fields, which can be added to, moved and removed from. */
export function RowsField({ name, label, hint, one = words['studio-fields.row'](), of = [] }: FieldRow) {
  const [{ value = [] }, , { setValue }] = useField<readonly object[] | undefined>(name);
  const fault = useFault(name);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {fault && (
        <p role="alert" className={styles.fault} lang={langOf(fault)}>
          {fault}
        </p>
      )}
      {value.map((_, at) => {
        const what = `${one} ${numberText(at + 1)}`;
        return (
          <div key={at} className={styles.row}>
            <OneRow path={`${name}[${at}]`} what={what} of={of} />
            <RowTools
              what={what}
              isFirst={at === 0}
              isLast={at === value.length - 1}
              onMove={(by) => void setValue(moved(value, at, at + by), false)}
              onRemove={() => void setValue(without(value, at), false)}
            />
          </div>
        );
      })}
      <Button variant="outlined" onClick={() => void setValue([...value, {}], false)}>
        {words['studio.add']({ what: one })}
      </Button>
    </fieldset>
  );
}
