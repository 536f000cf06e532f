import Button from '@mui/material/Button';
import { useField } from 'formik';
import { useId } from 'react';
import { words } from '../words.ts';
import { FeedbackField } from './feedback-field.tsx';
import { useFault } from './form-faults.ts';
import styles from './forms.module.css';
import { type DraftQuestion, withMovedOption, withoutOption } from './quiz-edits.ts';
import { RowTools } from './row-tools.tsx';
import { WordsField } from './words-field.tsx';

interface QuestionFieldsProps {
  /** Such as `quiz[0]`. */
  readonly name: string;
  /** From 1. */
  readonly number: number;
}

/** A question: its options with the right one marked, and why it is right. */
export function QuestionFields({ name, number }: QuestionFieldsProps) {
  const [{ value = {} }, , { setValue }] = useField<DraftQuestion | undefined>(name);
  const { options = [], answer } = value;
  const group = useId();
  const answerFault = useFault(`${name}.answer`);
  const optionsFault = useFault(`${name}.options`);
  const fault = [optionsFault, answerFault && `right option: ${answerFault}`].filter(Boolean).join('; ');
  return (
    <div className={styles.stack}>
      <WordsField name={`${name}.question`} label={`Question ${number}`} rows={2} both />
      {options.map((_, at) => (
        <div key={at} className={styles.row}>
          <label className={styles.right}>
            <input
              type="radio"
              name={group}
              checked={answer === at}
              onChange={() => void setValue({ ...value, answer: at }, false)}
            />
            <span>{answer === at ? 'Right' : 'Is right'}</span>
          </label>
          <WordsField name={`${name}.options[${at}]`} label={`Option ${at + 1}`} both />
          <RowTools
            what={`option ${at + 1} of question ${number}`}
            isFirst={at === 0}
            isLast={at === options.length - 1}
            onMove={(by) => void setValue(withMovedOption(value, at, at + by), false)}
            onRemove={() => void setValue(withoutOption(value, at), false)}
          />
          {answer !== undefined && answer !== at && <FeedbackField question={name} at={at} />}
        </div>
      ))}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <Button
        variant="text"
        sx={{ justifySelf: 'start' }}
        onClick={() => void setValue({ ...value, options: [...options, ''] }, false)}
      >
        {words.add('option')}
      </Button>
      <WordsField name={`${name}.explanation`} label="Why it is right" rows={2} both />
    </div>
  );
}
