import Button from '@mui/material/Button';
import { useField } from 'formik';
import { memo, useId } from 'react';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import { useIssue } from './form-issues.ts';
import styles from './forms.module.css';
import { type DraftQuestion, withMovedOption, withoutOption } from './quiz-edits.ts';
import { RowTools } from './row-tools.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { WordsField } from './words-field.tsx';
import { withPasted } from './words-list.ts';

interface FeedbackFieldProps {
  /** The question's path, such as `quiz[0]`. */
  readonly question: string;
  /** Index of the option, from 0. */
  readonly at: number;
}

/** Feedback for students who choose a wrong option: the mistake that leads to it, and how to go on. */
function FeedbackField({ question, at }: FeedbackFieldProps) {
  return (
    <div className={styles.feedback}>
      <WordsField
        name={`${question}.feedback[${at}]`}
        label={words['studio-edit.feedback']({ option: at + 1 })}
        both
      />
    </div>
  );
}

interface QuestionFieldsProps {
  /** Such as `quiz[0]`. */
  readonly name: string;
  /** From 1. */
  readonly number: number;
}

/** A question: its options with the right one marked, and the explanation. */
export const QuestionFields = memo(function QuestionFields({ name, number }: QuestionFieldsProps) {
  const [{ value = {} }, , { setValue }] = useField<DraftQuestion | undefined>(name);
  const { options = [], answer } = value;
  const group = useId();
  const answerIssue = useIssue(`${name}.answer`);
  const optionsIssue = useIssue(`${name}.options`);
  const issue = [optionsIssue, answerIssue && words['studio-fields.rightOption']({ fault: answerIssue })]
    .filter(Boolean)
    .join('; ');
  const { list, focusRow } = useRowFocus<HTMLDivElement>('[data-option]');
  const goToOption = (at: number) => {
    focusRow(at);
    void setValue({ ...value, options: at < options.length ? [...options] : [...options, ''] }, false);
  };
  return (
    <div ref={list} className="stack grow gap-4">
      <WordsField
        name={`${name}.question`}
        label={words['studio-fields.questionNumber']({ value: number })}
        hint={words['studio-help.question']()}
        rows={2}
        required
        both
      />
      {options.map((_, at) => (
        <div key={at} data-option="" className={`cluster start ${styles.row}`}>
          <label className={`tap gap-2 ${styles.right}`} data-field={`${name}.answer`}>
            <input
              type="radio"
              name={group}
              checked={answer === at}
              onChange={() => void setValue({ ...value, answer: at }, false)}
            />
            <span>{answer === at ? words['studio-fields.right']() : words['studio-fields.isRight']()}</span>
          </label>
          <WordsField
            name={`${name}.options[${at}]`}
            label={words['studio-fields.optionNumber']({ value: at + 1 })}
            required
            both
            onEnter={() => goToOption(at + 1)}
            onLines={(lines, language) =>
              void setValue({ ...value, options: withPasted(options, at, lines, language) }, false)
            }
          />
          <RowTools
            what={words['studio-fields.thisOption']({ option: at + 1, question: number })}
            isFirst={at === 0}
            isLast={at === options.length - 1}
            onMove={(by) => void setValue(withMovedOption(value, at, at + by), false)}
            onRemove={() => void setValue(withoutOption(value, at), false)}
          />
          {answer !== undefined && answer !== at && <FeedbackField question={name} at={at} />}
        </div>
      ))}
      <Failure text={issue} />
      <Button variant="text" sx={{ alignSelf: 'start' }} onClick={() => goToOption(options.length)}>
        {words['studio.add']({ what: words['studio-fields.option']() })}
      </Button>
      <WordsField
        name={`${name}.explanation`}
        label={words['studio-fields.why']()}
        hint={words['studio-help.why']()}
        rows={2}
        required
        both
      />
    </div>
  );
});
