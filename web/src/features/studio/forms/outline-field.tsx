import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import styles from './forms.module.css';
import { NumberField } from './plain-fields.tsx';
import { Rows } from './rows.tsx';
import { WordsField } from './words-field.tsx';

const whatOf = (number: number) => words['studio-fields.thisLesson']({ value: number });

/** The lessons that a course will have: id, title in both languages, and minutes. */
export function OutlineField({ name, label, hint, required }: FieldRow) {
  return (
    <Rows
      name={name}
      label={label}
      hint={hint}
      required={required}
      one={words['studio.lesson']()}
      fresh={{}}
      whatOf={whatOf}
    >
      {({ path, number: value, tools }) => (
        <div className={`cluster start ${styles.row}`}>
          <div className="stack grow gap-4">
            <WordsField
              name={`${path}.title`}
              label={words['studio-fields.lessonTitle']({ value })}
              required
              both
            />
            <div className={`grow ${styles.both}`}>
              <WordsField name={`${path}.id`} label={words['studio-fields.lessonId']({ value })} required />
              <NumberField
                name={`${path}.minutes`}
                label={words['studio-fields.lessonMinutes']({ value })}
                required
                as="number"
              />
            </div>
          </div>
          {tools}
        </div>
      )}
    </Rows>
  );
}
