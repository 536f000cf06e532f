import type { QuizQuestion as Question } from '@pathshala/contract/courses/enrolment';
import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { langOfMarkup } from '../../ui/language.ts';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './quiz.module.css';

interface QuizQuestionProps {
  readonly question: Question;
  /** Counted from 1. */
  readonly number: number;
  readonly answer: number | undefined;
  readonly missing: boolean;
  /** Undefined until the quiz has been checked. */
  readonly mark:
    | {
        readonly correct: boolean;
        readonly explanation: string | undefined;
        /** The author's feedback on the wrong option that was chosen. */
        readonly feedback?: string | null | undefined;
      }
    | undefined;
  readonly onChoose: (option: number) => void;
}

function Mark({ correct, explanation, feedback }: NonNullable<QuizQuestionProps['mark']>) {
  return (
    <div className={`edge ${correct ? 'good' : styles.wrong}`}>
      <p className={`row gap-2 strong ${styles.verdict}`}>
        <Icon name={correct ? 'check' : 'close'} size={24} />
        {correct ? words['lesson.right']() : words['lesson.wrong']()}
      </p>
      {feedback && <SchoolHtml className="strong below-2" html={feedback} lang={langOfMarkup(feedback)} />}
      {explanation && <SchoolHtml html={explanation} lang={langOfMarkup(explanation)} />}
    </div>
  );
}

/** A question with its options as radio buttons and, once it is checked, its mark and the explanation. */
export function QuizQuestion({ question, number, answer, missing, mark, onChoose }: QuizQuestionProps) {
  const name = useId();
  const noteId = useId();
  return (
    <fieldset
      className={`below-6 ${styles.question}`}
      aria-describedby={missing || mark ? noteId : undefined}
    >
      <legend className="lead strong">
        <span className="leaf">{numberText(number)}.</span>{' '}
        <SchoolHtml as="span" html={question.question} lang={langOfMarkup(question.question)} />
      </legend>
      {question.options.map((option, at) => (
        <label
          key={option}
          className={`control row ${styles.option} ${mark && !mark.correct ? styles.mistaken : ''}`}
        >
          <input
            type="radio"
            name={name}
            checked={answer === at}
            disabled={mark !== undefined}
            aria-invalid={missing || undefined}
            onChange={() => onChoose(at)}
          />
          <SchoolHtml as="span" html={option} lang={langOfMarkup(option)} />
        </label>
      ))}
      <div id={noteId}>
        {missing && <p className="below-4">{words['lesson.choose']()}</p>}
        {mark && <Mark {...mark} />}
      </div>
    </fieldset>
  );
}
