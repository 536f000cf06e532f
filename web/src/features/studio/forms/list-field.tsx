import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import styles from './forms.module.css';
import { Rows } from './rows.tsx';
import { WordsField } from './words-field.tsx';

/** A list of texts. */
export function ListField({
  name,
  label,
  hint,
  required,
  one = words['studio-fields.row'](),
  both,
}: FieldRow) {
  const whatOf = (number: number) => `${one} ${numberText(number)}`;
  return (
    <Rows name={name} label={label} hint={hint} required={required} one={one} fresh="" whatOf={whatOf}>
      {({ path, number, tools }) => (
        <div className={`cluster start ${styles.row}`}>
          <WordsField name={path} label={`${label} ${numberText(number)}`} both={both} />
          {tools}
        </div>
      )}
    </Rows>
  );
}
