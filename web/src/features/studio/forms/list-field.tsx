import Button from '@mui/material/Button';
import type { LocalText } from '@pathshala/contract/local-text';
import { useField } from 'formik';
import { langOf } from '../../../ui/language.ts';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import { useFault } from './form-faults.ts';
import styles from './forms.module.css';
import { moved, without } from './move.ts';
import { RowTools } from './row-tools.tsx';
import { WordsField } from './words-field.tsx';

/** A list of texts that can be added to, moved and removed from. */
export function ListField({ name, label, one = words['studio-fields.row'](), both }: FieldRow) {
  const [{ value = [] }, , { setValue }] = useField<readonly LocalText[] | undefined>(name);
  const fault = useFault(name);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {fault && (
        <p role="alert" className={styles.fault} lang={langOf(fault)}>
          {fault}
        </p>
      )}
      {value.map((_, at) => {
        const what = `${one} ${numberText(at + 1)}`;
        return (
          <div key={at} className={styles.row}>
            <WordsField name={`${name}[${at}]`} label={`${label} ${numberText(at + 1)}`} both={both} />
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
      <Button variant="outlined" onClick={() => void setValue([...value, ''], false)}>
        {words['studio.add']({ what: one })}
      </Button>
    </fieldset>
  );
}
