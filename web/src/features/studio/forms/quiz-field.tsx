import Button from '@mui/material/Button';
import { useField } from 'formik';
import { langOf } from '../../../ui/language.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import { useFault } from './form-faults.ts';
import styles from './forms.module.css';
import { moved, without } from './move.ts';
import { QuestionFields } from './question-fields.tsx';
import { type DraftQuestion, newQuestion } from './quiz-edits.ts';
import { RowTools } from './row-tools.tsx';

/** A lesson's quiz. */
export function QuizField({ name, label, hint }: FieldRow) {
  const [{ value = [] }, , { setValue }] = useField<readonly DraftQuestion[] | undefined>(name);
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
      {value.map((_, at) => (
        <section
          key={at}
          className={styles.question}
          aria-label={words['studio-fields.questionNumber']({ value: at + 1 })}
        >
          <div className={styles.questionHead}>
            <h4>{words['studio-fields.questionNumber']({ value: at + 1 })}</h4>
            <RowTools
              what={words['studio-fields.thisQuestion']({ value: at + 1 })}
              isFirst={at === 0}
              isLast={at === value.length - 1}
              onMove={(by) => void setValue(moved(value, at, at + by), false)}
              onRemove={() => void setValue(without(value, at), false)}
            />
          </div>
          <QuestionFields name={`${name}[${at}]`} number={at + 1} />
        </section>
      ))}
      <Button variant="outlined" onClick={() => void setValue([...value, newQuestion], false)}>
        {words['studio.add']({ what: words['studio-fields.question']() })}
      </Button>
    </fieldset>
  );
}
