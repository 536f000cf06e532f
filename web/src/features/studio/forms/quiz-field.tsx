import Button from '@mui/material/Button';
import { useField } from 'formik';
import { words } from '../words.ts';
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
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {value.map((_, at) => (
        <section key={at} className={styles.question} aria-label={`Question ${at + 1}`}>
          <div className={styles.questionHead}>
            <h4>Question {at + 1}</h4>
            <RowTools
              what={`question ${at + 1}`}
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
        {words.add('question')}
      </Button>
    </fieldset>
  );
}
