import type { Lesson, QuizQuestion as Question, QuizResult } from '@pathshala/contract/courses/enrolment';
import { enoughToPass, isPassed } from '@pathshala/contract/courses/lesson-access';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionButton, takeFocus } from '../../ui/action.tsx';
import bar from '../../ui/bottom-bar.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Part } from '../../ui/page.tsx';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { Failure } from '../../ui/states.tsx';
import { numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './lesson.module.css';
import { useQuiz } from './use-quiz.ts';

interface QuizQuestionProps {
  readonly question: Question;
  readonly number: number;
  readonly answer: number | null | undefined;
  /** Another question is being answered. */
  readonly isHidden: boolean;
  readonly missing: boolean;
  readonly mark: {
    readonly correct: boolean;
    readonly explanation: string | undefined;
    /** The author's feedback on the wrong option that was chosen. */
    readonly feedback: string | null | undefined;
  } | null;
  readonly onChoose: (option: number) => void;
}

function Mark({ correct, explanation, feedback }: NonNullable<QuizQuestionProps['mark']>) {
  return (
    <div className={`edge ${correct ? 'good' : styles.wrong}`}>
      <p className={`row gap-2 strong ${styles.verdict}`}>
        <Icon name={correct ? 'check' : 'close'} size={24} />
        {correct ? words['lesson.right']() : words['lesson.wrong']()}
      </p>
      {feedback && <SchoolHtml className="strong below-2" html={feedback} />}
      {explanation && <SchoolHtml html={explanation} />}
    </div>
  );
}

function QuizQuestion({ question, number, answer, isHidden, missing, mark, onChoose }: QuizQuestionProps) {
  const name = useId();
  const noteId = useId();
  return (
    <fieldset
      className={`below-6 ${styles.question}`}
      hidden={isHidden}
      aria-describedby={missing || mark ? noteId : undefined}
    >
      <legend className="lead strong">
        <span className="leaf">{numberText(number)}.</span> <SchoolHtml as="span" html={question.question} />
      </legend>
      {question.options.map((option, at) => (
        <label
          key={option}
          className={`control row ${styles.option} ${mark && !mark.correct ? styles.wrong : ''}`}
        >
          <input
            type="radio"
            name={name}
            checked={answer === at}
            disabled={mark !== null}
            aria-invalid={missing || undefined}
            onChange={() => onChoose(at)}
          />
          <SchoolHtml as="span" className="grow" html={option} />
          {mark && answer === at && (
            <Icon
              name={mark.correct ? 'check' : 'close'}
              size={24}
              className={mark.correct ? 'leaf' : 'error'}
            />
          )}
        </label>
      ))}
      <div id={noteId}>
        {missing && <p className="error below-4">{words['lesson.choose']()}</p>}
        {mark && <Mark {...mark} />}
      </div>
    </fieldset>
  );
}

interface QuizProps {
  readonly lesson: Lesson;
  readonly onPassed: () => void;
  readonly afterPassed?: ReactNode;
}

function Score({ result, isLate }: { readonly result: QuizResult; readonly isLate: boolean }) {
  const passed = isPassed(result);
  return (
    <div className={`panel stack gap-2 above-4 ${passed ? 'good' : ''}`}>
      <p ref={isLate ? null : takeFocus} tabIndex={-1} role="status" className={`h3 ${styles.points}`}>
        {words['lesson.score']({ score: result.score, all: result.of })}{' '}
        {passed ? words['lesson.passed']() : words['lesson.notPassed']()}
      </p>
      <p>
        {result.score === result.of && words['lesson.everyRight']()}
        {passed && result.score < result.of && words['lesson.readWhy']()}
        {!passed && words['lesson.lookOnceMore']()}
      </p>
    </div>
  );
}

/** A lesson's quiz, one question at a time. The server marks it and only then sends the explanations. */
export function Quiz({ lesson, onPassed, afterPassed }: QuizProps) {
  const form = useRef<HTMLFormElement>(null);
  const questions = lesson.quiz;
  const quiz = useQuiz(lesson, onPassed);
  const [at, setAt] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const { answers, result } = quiz;
  const isLast = at === questions.length - 1;

  /** The pressed button may be gone, so keyboard users continue at the question. */
  function go(to: number, asks = false) {
    flushSync(() => {
      setAt(to);
      setAsked(asks);
    });
    form.current?.querySelectorAll('fieldset')[to]?.querySelector('input')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (answers[at] === null) return go(at, true);
    if (!isLast) return go(at + 1);
    const unanswered = answers.indexOf(null);
    if (unanswered >= 0) return go(unanswered, true);
    void quiz.submit();
  }

  function again() {
    flushSync(quiz.again);
    go(0);
  }

  return (
    <Part id="quiz" title={words['ui.quiz']()} look="" className={`card roomy ${styles.quiz}`}>
      {result ? (
        <Score result={result} isLate={quiz.isLate} />
      ) : (
        <p className="soft above-2">
          {words['lesson.questions']({
            place: at + 1,
            count: questions.length,
            enough: enoughToPass(questions.length),
          })}
        </p>
      )}
      <form ref={form} onSubmit={submit} noValidate>
        {questions.map((question, place) => (
          <QuizQuestion
            key={question.question}
            question={question}
            number={place + 1}
            answer={answers[place]}
            isHidden={!result && place !== at}
            missing={isAsked && place === at && answers[place] === null}
            mark={
              result && {
                correct: result.correct[place] ?? false,
                explanation: result.explanations[place],
                feedback: result.feedback?.[place],
              }
            }
            onChoose={(option) => quiz.choose(place, option)}
          />
        ))}
        <Failure text={quiz.error} className="below-4" />
        <p role="status" className={quiz.waits ? 'below-4' : undefined}>
          {quiz.waits && words['lesson.quizKept']()}
        </p>
        <div data-bar className={`row ${bar.bar} ${bar.steps}`}>
          {result ? (
            <>
              <ActionButton
                look={isPassed(result) ? 'quiet' : 'primary'}
                onClick={again}
                text={words['ui.tryAgain']()}
              />
              {isPassed(result) && afterPassed}
            </>
          ) : (
            <>
              {at > 0 && (
                <ActionButton look="quiet" onClick={() => go(at - 1)} text={words['lesson.back']()} />
              )}
              <ActionButton type="submit" aria-disabled={quiz.checking}>
                {!isLast && words['lesson.nextQuestion']()}
                {isLast && (quiz.checking ? words['lesson.checking']() : words['lesson.check']())}
              </ActionButton>
            </>
          )}
        </div>
      </form>
    </Part>
  );
}
