import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { firstLanguage, languageOf } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Failure } from '../../../ui/states.tsx';
import { numberText } from '../../../words/format.ts';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import studio from '../studio.module.css';
import { titleOf } from '../studio-parts.tsx';
import { startersIn } from '../text/starters.ts';
import type { FieldRow } from './field-rows.ts';
import { useIssue } from './form-issues.ts';
import { useValue } from './form-values.ts';
import styles from './forms.module.css';
import { type ReadQuestion, readQuestions } from './quiz-text.ts';
import { RemoveButton, Rows, useRowFocus } from './rows.tsx';
import { area, partsOf, WordsField, withVersion } from './words-field.tsx';

interface DraftQuestion {
  readonly question?: LocalText;
  readonly options?: readonly LocalText[];
  /** Index of the right option, from 0. */
  readonly answer?: number;
  readonly explanation?: LocalText;
  /** Feedback on each wrong option, at the option's index. */
  readonly feedback?: readonly LocalText[];
  readonly compute?: LocalText;
}

const newQuestion: DraftQuestion = { question: '', options: ['', '', ''], explanation: '' };

/** The right option stays right; if it is removed, none is right. */
export function withoutOption(question: DraftQuestion, place: number): DraftQuestion {
  const { answer = place, options = [], feedback, ...others } = question;
  return {
    ...others,
    options: options.toSpliced(place, 1),
    ...(feedback && { feedback: feedback.toSpliced(place, 1) }),
    ...(answer !== place && { answer: answer > place ? answer - 1 : answer }),
  };
}

const isWritten = ({ question, options = [] }: DraftQuestion) =>
  [question, ...options].some((text) => Object.values(partsOf(text)).some((part) => part !== ''));

/** Adds questions, each in its language, in place of empty ones. */
export function withQuestions(
  quiz: readonly DraftQuestion[],
  read: readonly ReadQuestion[],
): DraftQuestion[] {
  const added = read.map(({ question, options, explanation, ...right }): DraftQuestion => {
    const language = languageOf([question, ...options].join(' ')) ?? firstLanguage;
    const put = (text: string) => withVersion('', language, text);
    return { ...right, question: put(question), options: options.map(put), explanation: put(explanation) };
  });
  return [...quiz.filter(isWritten), ...added];
}

const DrawnLine = lazyPart<{ readonly text: string }>(() => import('../text/drawn-line.tsx'), {
  missing: ({ text }) => text,
  together: true,
});

export function QuizField(row: FieldRow) {
  const { name } = row;
  const [asText, setAsText] = useState(false);
  return (
    <div className="stack">
      <Rows
        {...row}
        whatOf={(value) => words['studio-fields.questionNumber']({ value })}
        add={words['studio.add']({ what: words['studio-fields.question']() })}
        fresh={newQuestion}
        inShort={(path) => <QuestionInShort name={path} />}
      >
        {({ path, number }) => <QuestionFields name={path} number={number} />}
      </Rows>
      {asText ? (
        <QuizFromText name={name} />
      ) : (
        <Button sx={{ alignSelf: 'start' }} onClick={() => setAsText(true)}>
          {words['studio-quiz.asText']()}
        </Button>
      )}
    </div>
  );
}

function QuestionInShort({ name }: { readonly name: string }) {
  const [{ question = '', options = [], answer = -1 } = {}] = useValue<DraftQuestion>(name);
  const [said, right] = [titleOf(question), titleOf(options[answer] ?? '')];
  const line = (text: string) => (
    <Suspense fallback={text}>
      <DrawnLine text={text} />
    </Suspense>
  );
  return (
    <>
      <span className="grow">{said ? line(said) : words['studio-fields.notWritten']()}</span>
      <span className={right ? 'leaf note' : 'soft note'}>
        {right ? <>✓ {line(right)}</> : words['studio-fields.noAnswer']()}
      </span>
    </>
  );
}

/** A question: its options with the right one marked, and the explanation. @param number from 1 */
function QuestionFields({ name, number }: { readonly name: string; readonly number: number }) {
  const [value = {}, setValue] = useValue<DraftQuestion>(name);
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
    setValue({ ...value, options: at < options.length ? [...options] : [...options, ''] });
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
              onChange={() => setValue({ ...value, answer: at })}
            />
            <span>{words['studio-fields.isRight']()}</span>
          </label>
          <WordsField
            name={`${name}.options[${at}]`}
            label={words['studio-fields.optionNumber']({ value: at + 1 })}
            required
            both
            onEnter={() => goToOption(at + 1)}
          />
          <span className={studio.steps}>
            <RemoveButton
              what={words['studio-fields.thisOption']({ option: at + 1, question: number })}
              onRemove={() => setValue(withoutOption(value, at))}
            />
          </span>
          {answer !== undefined && answer !== at && (
            <div className={styles.feedback}>
              <WordsField
                name={`${name}.feedback[${at}]`}
                label={words['studio-edit.feedback']({ option: at + 1 })}
                both
              />
            </div>
          )}
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
}

function readLine(read: readonly ReadQuestion[]): string {
  const without = read.flatMap(({ answer }, at) => (answer === undefined ? [numberText(at + 1)] : []));
  const count = words['studio-quiz.read']({ count: read.length });
  if (without.length === 0) return count;
  return `${count} ${words['studio-quiz.noAnswer']({ numbers: without.join(', ') })}`;
}

function QuizFromText({ name }: { readonly name: string }) {
  const [value = [], setValue] = useValue<readonly DraftQuestion[]>(name);
  const [text, setText] = useState('');
  const read = readQuestions(text);
  const add = () => {
    setValue(withQuestions(value, read));
    setText('');
  };
  return (
    <div className="panel stack gap-2">
      <TextField
        label={words['studio-quiz.asText']()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText={words['studio-quiz.asTextHint']()}
        multiline
        slotProps={area(3)}
        fullWidth
      />
      <p role="status">{read.length > 0 && readLine(read)}</p>
      <div className="cluster gap-2">
        <Button variant="outlined" disabled={read.length === 0} onClick={add}>
          {words['studio-quiz.addRead']()}
        </Button>
        {text === '' && (
          <Button variant="text" onClick={() => setText(startersIn(siteLanguage).quizText)}>
            {words['studio-quiz.example']()}
          </Button>
        )}
      </div>
    </div>
  );
}
