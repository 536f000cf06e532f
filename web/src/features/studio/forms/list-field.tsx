import type { LocalText } from '@pathshala/contract/text/local-text';
import { useField } from 'formik';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import styles from './forms.module.css';
import { Rows } from './rows.tsx';
import { WordsField } from './words-field.tsx';
import { withPasted } from './words-list.ts';

/** A list of texts. Enter goes on to the next one; several lines that are pasted become several texts. */
export function ListField(row: FieldRow) {
  const { name, label, hint, required, one = words['studio-fields.row'](), both } = row;
  const [{ value = [] }, , { setValue }] = useField<readonly LocalText[] | undefined>(name);
  const whatOf = (number: number) => `${one} ${numberText(number)}`;
  return (
    <Rows name={name} label={label} hint={hint} required={required} one={one} fresh="" whatOf={whatOf}>
      {({ path, number, tools, onNext }) => (
        <div className={`cluster start ${styles.row}`}>
          <WordsField
            name={path}
            label={`${label} ${numberText(number)}`}
            both={both}
            onEnter={onNext}
            onLines={(lines, language) =>
              void setValue(withPasted(value, number - 1, lines, language), false)
            }
          />
          {tools}
        </div>
      )}
    </Rows>
  );
}
