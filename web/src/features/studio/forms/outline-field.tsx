import Button from '@mui/material/Button';
import { useField } from 'formik';
import { words } from '../words.ts';
import type { FieldRow } from './field-rows.ts';
import { useFault } from './form-faults.ts';
import styles from './forms.module.css';
import { moved, without } from './move.ts';
import { NumberField } from './plain-fields.tsx';
import { RowTools } from './row-tools.tsx';
import { WordsField } from './words-field.tsx';

/** Lessons that a course will have: id, title in both languages, minutes. */
export function OutlineField({ name, label, hint }: FieldRow) {
  const [{ value = [] }, , { setValue }] = useField<readonly object[] | undefined>(name);
  const fault = useFault(name);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {value.map((_, at) => {
        const path = `${name}[${at}]`;
        const what = `lesson ${at + 1}`;
        return (
          <div key={at} className={styles.row}>
            <div className={styles.stack}>
              <WordsField name={`${path}.title`} label={`Title of ${what}`} both />
              <div className={styles.both}>
                <WordsField name={`${path}.id`} label={`Id of ${what}`} />
                <NumberField name={`${path}.minutes`} label={`Minutes of ${what}`} as="number" />
              </div>
            </div>
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
        {words.add('lesson')}
      </Button>
    </fieldset>
  );
}
