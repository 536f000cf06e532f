import type { PracticeSkill } from '@pathshala/content/practice/catalogue';
import { type Level, levels } from '@pathshala/content/practice/exercise';
import { rightInARow, standingOf } from '@pathshala/content/practice/review/level';
import type { ShownExercise, ShownMarking } from '@pathshala/content/practice/show-exercise';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { usePracticeLog } from '../../api/practice-log.ts';
import { ActionButton } from '../../ui/action.tsx';
import bar from '../../ui/bottom-bar.module.css';
import { Icon } from '../../ui/icon.tsx';
import prose from '../../ui/prose.module.css';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { Failure } from '../../ui/states.tsx';
import { useScrollableParts } from '../../ui/use-scrollable-parts.ts';
import { words } from '../../words/words.ts';
import { AnswerField, RightAnswer, untouched, Wrote } from './answer/answer-field.tsx';
import type { ExerciseRef } from './exercise-ref.ts';
import styles from './practice.module.css';
import { useExercise } from './use-exercise.ts';

interface MissingExerciseProps {
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly onSkip?: (() => void) | undefined;
}

function MissingExercise({ failure, onRetry, onSkip }: MissingExerciseProps) {
  return (
    <div className="card roomy stack" aria-busy={failure === null}>
      {failure === null && <div style={{ minHeight: 300 }} />}
      <Failure text={failure} />
      {failure && (
        <div className={`cluster ${bar.ways}`}>
          <ActionButton onClick={onRetry}>{words['ui.tryAgain']()}</ActionButton>
          {onSkip && <ActionButton look="quiet" onClick={onSkip} text={words['practice.next']()} />}
        </div>
      )}
    </div>
  );
}

/** The hints shown so far, announced as they appear. The live region exists before the first hint. */
function Hints({ hints }: { readonly hints: readonly string[] }) {
  return (
    <div aria-live="polite">
      {hints.length > 0 && (
        <ol className="stack gap-2 above-4" aria-label={words['practice.hints']()}>
          {hints.map((hint) => (
            <li key={hint} className="panel">
              <SchoolHtml className={`${prose.prose} ${styles.text}`} html={hint} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function WorkedAnswer({ worked, answer }: { readonly worked: string; readonly answer: string }) {
  return (
    <div className="panel stack gap-2 above-4">
      <h2 className="h4">{words['practice.howItGoes']()}</h2>
      <SchoolHtml className={`${prose.prose} ${styles.text}`} html={worked} />
      <RightAnswer html={answer} />
    </div>
  );
}

function LevelDots({ level }: { readonly level: number }) {
  return (
    <p className="note row gap-2">
      <span aria-hidden="true" className={`row gap-1 ${styles.dots}`}>
        {levels.map((one) => (
          <span key={one} className={one <= level ? 'filled' : undefined} />
        ))}
      </span>
      {words['practice.level']({ level })}
    </p>
  );
}

function LevelStep({ skill, level }: { readonly skill: string; readonly level: Level }) {
  const standing = standingOf(usePracticeLog(), skill);
  const left = rightInARow - standing.run;
  if (standing.level > level)
    return <p className="soft">{words['progress.levelUp']({ level: standing.level })}</p>;
  if (standing.level < level)
    return <p className="soft">{words['progress.levelDown']({ level: standing.level })}</p>;
  if (standing.isMastered || standing.run === 0) return null;
  const text =
    level === 3
      ? words['progress.leftToMaster']({ count: left })
      : words['progress.leftToRise']({ count: left, level: level + 1 });
  return <p className="soft">{text}</p>;
}

function Marked({ marking }: { readonly marking: ShownMarking }) {
  const { result, understood, feedback } = marking;
  if (result === 'not-understood')
    return (
      <p className="row gap-2 strong edge">
        <Icon name="alert" size={24} />
        {feedback && <SchoolHtml as="span" html={feedback} />}
      </p>
    );
  const isRight = result === 'right';
  return (
    <div className={`stack gap-1 edge ${isRight ? 'good' : ''}`}>
      {understood && <Wrote understood={understood} />}
      <p className={`row gap-2 h4 ${isRight ? 'leaf' : ''}`}>
        <Icon name={isRight ? 'check' : 'close'} size={26} />
        {isRight ? words['practice.right']() : words['practice.notYet']()}
      </p>
      {!isRight && (
        <p>{feedback ? <SchoolHtml as="span" html={feedback} /> : words['practice.lookAgain']()}</p>
      )}
    </div>
  );
}

interface ExerciseProps {
  readonly skill: Pick<PracticeSkill, 'id'>;
  readonly exerciseRef: ExerciseRef;
  /** Prerendered. */
  readonly first?: ShownExercise | undefined;
  /** Whether it follows another exercise: then the field gets the focus, so that students can answer at once. */
  readonly takesFocus?: boolean;
  readonly onNext: () => void;
  /** Skips an exercise that fails to load. Left out where nothing else can follow. */
  readonly onSkip?: () => void;
}

const answering = 'input:enabled, ol button:enabled';

/** A question, its answer field and its hints. Give each exercise its own `key`. */
export function Exercise({ skill, exerciseRef, first, takesFocus = false, onNext, onSkip }: ExerciseProps) {
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const how = useRef<HTMLButtonElement>(null);
  const note = useId();
  const question = useId();
  const exercise = useExercise(skill.id, exerciseRef, first);
  const { shown, marking, hints, isDone } = exercise;
  const isThere = shown !== undefined;
  useScrollableParts(form, `${shown?.question ?? ''} ${hints} ${exercise.isGivenUp}`);
  const takes = takesFocus || exercise.isRetried;
  useEffect(() => {
    if (takes && isThere) form.current?.querySelector<HTMLElement>(answering)?.focus();
  }, [takes, isThere]);
  const failure = exercise.hasFailed ? words['practice.failed']() : null;
  if (!shown) return <MissingExercise failure={failure} onRetry={exercise.retry} onSkip={onSkip} />;
  const typed = exercise.typed || untouched(shown.form);
  const helps = shown.hints.slice(0, -1);
  const isTyped = shown.form.kind !== 'order' && shown.form.kind !== 'point' && !('options' in shown.form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isDone) return onNext();
    const result = await exercise.check(typed);
    if (result?.result === 'right') next.current?.focus();
    else form.current?.querySelector<HTMLElement>(answering)?.focus({ preventScroll: true });
  }

  /** The hint button disappears with the last hint. Keyboard focus moves to the button of the worked answer. */
  function hint() {
    flushSync(exercise.hint);
    if (hints + 1 >= helps.length) how.current?.focus();
  }

  function giveUp() {
    flushSync(exercise.giveUp);
    next.current?.focus();
  }

  return (
    <form ref={form} className="card roomy stack gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <LevelDots level={shown.level} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div
        id={question}
        role="group"
        aria-label={words['practice.question']()}
        className={styles.question}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen scrolls, by the keyboard too
        tabIndex={0}
        data-scrolls
      >
        <SchoolHtml className={`${prose.prose} ${styles.text}`} html={shown.question} />
      </div>
      <AnswerField
        form={shown.form}
        typed={typed}
        onType={exercise.type}
        isDone={isDone}
        describedBy={`${question} ${note}`}
        isOdd={marking?.result === 'not-understood'}
      />
      <div>
        {isTyped && !marking && !isDone && exercise.understood && <Wrote understood={exercise.understood} />}
        {isDone && <LevelStep skill={skill.id} level={shown.level} />}
        <Failure text={failure} />
        <Hints hints={helps.slice(0, exercise.hints)} />
        {/* The live region exists before its text: screen readers skip a region added together with its words. */}
        <div role="status">
          {exercise.isGivenUp && (
            <WorkedAnswer worked={shown.hints.at(-1) ?? ''} answer={shown.rightAnswer} />
          )}
        </div>
      </div>
      <div data-bar className={`stack gap-2 ${bar.bar}`}>
        <div id={note} role="status">
          {marking && <Marked marking={marking} />}
        </div>
        <div className={`cluster ${bar.ways}`}>
          <ActionButton ref={next} type="submit">
            {isDone ? words['practice.next']() : words['practice.check']()}
          </ActionButton>
          {!isDone && hints < helps.length && (
            <ActionButton look="quiet" onClick={hint}>
              {hints === 0 ? words['practice.hint']() : words['practice.anotherHint']()}
            </ActionButton>
          )}
          {!isDone && (hints >= helps.length || marking?.result === 'wrong') && (
            <ActionButton ref={how} look="quiet" onClick={giveUp} text={words['practice.showHow']()} />
          )}
        </div>
      </div>
    </form>
  );
}
