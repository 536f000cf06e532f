import Button from '@mui/material/Button';
import { useField } from 'formik';
import { langOf } from '../../../ui/language.ts';
import { words } from '../../../words/words.ts';
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
        <p role="alert" className={styles.fault} lang={langOf(fault)}>
          {fault}
        </p>
      )}
      {value.map((_, at) => {
        const path = `${name}[${at}]`;
        const number = { value: at + 1 };
        const what = words['studio-fields.thisLesson'](number);
        return (
          <div key={at} className={styles.row}>
            <div className={styles.stack}>
              <WordsField name={`${path}.title`} label={words['studio-fields.lessonTitle'](number)} both />
              <div className={styles.both}>
                <WordsField name={`${path}.id`} label={words['studio-fields.lessonId'](number)} />
                <NumberField
                  name={`${path}.minutes`}
                  label={words['studio-fields.lessonMinutes'](number)}
                  as="number"
                />
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
        {words['studio.add']({ what: words['studio.lesson']() })}
      </Button>
    </fieldset>
  );
}
