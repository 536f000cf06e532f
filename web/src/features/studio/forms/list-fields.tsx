import type { LocalText } from '@pathshala/contract/text/local-text';
import { useField } from 'formik';
import type { ComponentType } from 'react';
import { langOf } from '../../../ui/language.ts';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { PictureField } from '../media/picture-field.tsx';
import { titleOf } from '../studio-parts.tsx';
import type { FieldRow, PlainControl, RowField } from './field-rows.ts';
import styles from './forms.module.css';
import { ChoiceField, DateField, FlagField, NumberField } from './plain-fields.tsx';
import { Rows } from './rows.tsx';
import { WordsField, withPasted } from './words-field.tsx';

export const plainControls: Readonly<Record<PlainControl, ComponentType<FieldRow>>> = {
  line: WordsField,
  text: WordsField,
  number: NumberField,
  date: DateField,
  choice: ChoiceField,
  flag: FlagField,
  list: ListField,
  picture: PictureField,
};

/** Whether a control is short enough to share a line with others. */
export const isShort = (as: FieldRow['as']) => ['number', 'date', 'choice', 'flag'].includes(as);

/** Enter goes to the next text; pasted lines become several texts. */
function ListField(row: FieldRow) {
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

/** Labels include the entry's name, so that no two are the same. */
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

function FirstWords({ name }: { readonly name: string }) {
  const [{ value = '' }] = useField<LocalText | undefined>(name);
  return <span lang={langOf(titleOf(value))}>{titleOf(value)}</span>;
}

export function RowsField({
  name,
  label,
  hint,
  required,
  one = words['studio-fields.row'](),
  of = [],
}: FieldRow) {
  const whatOf = (number: number) => `${one} ${numberText(number)}`;
  const { name: first } = of.find(({ as, both }) => both && (as === 'line' || as === 'text')) ?? { name: '' };
  return (
    <Rows
      {...{ name, label, hint, required, one, whatOf, fresh: {} }}
      inShort={(path) => <FirstWords name={`${path}.${first}`} />}
    >
      {({ path, number }) => <OneRow path={path} what={whatOf(number)} of={of} />}
    </Rows>
  );
}

const lessonName = (number: number) => words['studio-fields.thisLesson']({ value: number });

export function OutlineField({ name, label, hint, required }: FieldRow) {
  return (
    <Rows
      {...{ name, label, hint, required, one: words['studio.lesson'](), whatOf: lessonName, fresh: {} }}
      inShort={(path) => <FirstWords name={`${path}.title`} />}
    >
      {({ path, number: value }) => (
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
      )}
    </Rows>
  );
}
