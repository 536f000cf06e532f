import type { PracticeSkill } from '@pathshala/content/practice/catalogue';
import type { ShownExercise } from '@pathshala/content/practice/show-exercise';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ActionButton } from '../../ui/action.tsx';
import { langOfMarkup } from '../../ui/language.ts';
import prose from '../../ui/prose.module.css';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { Failure } from '../../ui/states.tsx';
import { useScrollableParts } from '../../ui/use-scrollable-parts.ts';
import { words } from '../../words/words.ts';
import { AnswerField, untouched } from './answer/answer-field.tsx';
import styles from './exercise.module.css';
import type { ExerciseRef } from './exercise-ref.ts';
import { Hints, WorkedAnswer } from './hints.tsx';
import { LevelDots } from './level-dots.tsx';
import { LevelStep } from './level-step.tsx';
import { MissingExercise } from './missing-exercise.tsx';
import { useExercise } from './use-exercise.ts';
import { Verdict } from './verdict.tsx';

interface ExerciseProps {
  readonly skill: Pick<PracticeSkill, 'id'>;
  readonly exerciseRef: ExerciseRef;
  /** The exercise that the page was prerendered with. */
  readonly first?: ShownExercise | undefined;
  /** Whether it follows another exercise: then the field gets the focus, so that students can answer at once. */
  readonly takesFocus?: boolean;
  readonly onNext: () => void;
  /** Skips an exercise that fails to load. Left out where nothing else can follow. */
  readonly onSkip?: () => void;
}

/** The input that takes the answer. */
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
    else form.current?.querySelector<HTMLElement>(answering)?.focus();
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
    <form
      ref={form}
      className={`card roomy stack gap-4 ${styles.box}`}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
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
        <SchoolHtml
          className={`${prose.prose} ${styles.text}`}
          html={shown.question}
          lang={langOfMarkup(shown.question)}
        />
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
        <Verdict
          id={note}
          marking={marking}
          understood={isTyped && !marking && !isDone ? exercise.understood : undefined}
        />
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
      <div className={`cluster ${styles.ways}`}>
        <ActionButton ref={next} type="submit">
          {isDone ? words['practice.next']() : words['practice.check']()}
        </ActionButton>
        {!isDone && hints < helps.length && (
          <ActionButton look="quiet" onClick={hint}>
            {hints === 0 ? words['practice.hint']() : words['practice.anotherHint']()}
          </ActionButton>
        )}
        {!isDone && (hints >= helps.length || marking?.result === 'wrong') && (
          <ActionButton ref={how} look="quiet" onClick={giveUp}>
            {words['practice.showHow']()}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
