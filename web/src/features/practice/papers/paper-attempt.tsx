import { firstUnanswered, isAnswered, unanswered } from '@pathshala/content/model-test/paper';
import type { ShownSection } from '@pathshala/content/model-test/show-paper';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionButton, takeFocus } from '../../../ui/action.tsx';
import bar from '../../../ui/bottom-bar.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { Failure } from '../../../ui/states.tsx';
import { useScrollableParts } from '../../../ui/use-scrollable-parts.ts';
import { useWork } from '../../../ui/use-work.ts';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { Attempt, ChangeAttempt, LivePaper } from './attempts.ts';
import { Clock } from './clock.tsx';
import styles from './model-test.module.css';
import { PaperQuestion } from './paper-question.tsx';
import { before, sectionWords } from './paper-title.ts';

interface ConfirmSubmitProps {
  readonly sections: readonly ShownSection[];
  readonly attempt: Attempt;
  readonly isRunning: boolean;
  readonly failure: string | null;
  readonly onYes: () => void;
  readonly onGo: (at: number) => void;
  readonly onNo: () => void;
}

function ConfirmSubmit(props: ConfirmSubmitProps) {
  const { sections, attempt, isRunning, failure, onYes, onGo, onNo } = props;
  const missing = unanswered(sections, attempt.answers);
  const first = firstUnanswered(sections, attempt.answers);
  return (
    <section aria-labelledby="hand-in" className="card roomy stack start">
      <h2 id="hand-in" ref={takeFocus} tabIndex={-1} className="h3">
        {words['model-test.handInTitle']()}
      </h2>
      <p>
        {missing > 0
          ? words['model-test.handInMissing']({ count: missing })
          : words['model-test.handInAll']()}
      </p>
      {attempt.flagged.length > 0 && (
        <p>{words['model-test.handInFlagged']({ count: attempt.flagged.length })}</p>
      )}
      <Failure text={failure} />
      <div className="cluster above-4">
        {first !== undefined && (
          <ActionButton onClick={() => onGo(first)}>
            {words['model-test.toUnanswered']({ number: first + 1 })}
          </ActionButton>
        )}
        <ActionButton
          look={first === undefined ? 'primary' : 'quiet'}
          aria-disabled={isRunning}
          onClick={onYes}
        >
          {words['model-test.handInYes']()}
        </ActionButton>
        {first === undefined && (
          <ActionButton look="quiet" onClick={onNo} text={words['model-test.handInNo']()} />
        )}
      </div>
    </section>
  );
}

interface QuestionMapProps {
  readonly sections: readonly ShownSection[];
  readonly attempt: Attempt;
  readonly onGo: (at: number) => void;
}

function stateOf(isDone: boolean, isFlagged: boolean): string {
  const state = isDone ? words['model-test.isAnswered']() : words['model-test.isOpen']();
  return isFlagged ? `${state}, ${words['model-test.isFlagged']()}` : state;
}

function QuestionMap({ sections, attempt, onGo }: QuestionMapProps) {
  const { answers, flagged, at } = attempt;
  return (
    <nav aria-label={words['model-test.questions']()} className="stack above-2">
      {sections.map(({ name, items }, place) => (
        <div key={name} className="stack gap-2">
          <p className="strong">{sectionWords[name]()}</p>
          <ol className="cluster gap-2">
            {items.map((item, index) => {
              const number = before(sections, place) + index;
              const [isDone, isFlagged] = [isAnswered(item, answers), flagged.includes(item.key)];
              return (
                <li key={item.key}>
                  <button
                    type="button"
                    className={`control strong ${styles.go}`}
                    aria-label={`${words['model-test.question']({ number: number + 1 })}: ${stateOf(isDone, isFlagged)}`}
                    aria-current={number === at ? 'step' : undefined}
                    data-done={isDone || undefined}
                    data-flagged={isFlagged || undefined}
                    onClick={() => onGo(number)}
                  >
                    {numberText(number + 1)}
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </nav>
  );
}

interface PaperAttemptProps {
  readonly live: LivePaper;
  readonly attempt: Attempt;
  readonly change: ChangeAttempt;
  /** Whether the paper was started just now: the Start button is gone. */
  readonly takesFocus: boolean;
  /** Younger students get no flag for later and no button that hides the clock. */
  readonly isYoung?: boolean;
  /** Submits the paper. @throws Error that says why it failed */
  readonly onSubmit: () => Promise<void>;
}

const toggled = (list: readonly string[], key: string) =>
  list.includes(key) ? list.filter((one) => one !== key) : [...list, key];

/** The paper is hidden, so that nobody works on it without the clock. */
function Paused({ onResume }: { readonly onResume: () => void }) {
  return (
    <section aria-labelledby="paused" className="card roomy stack start">
      <h2 id="paused" ref={takeFocus} tabIndex={-1} className="h3">
        {words['model-test.paused']()}
      </h2>
      <p>{words['model-test.pausedText']()}</p>
      <ActionButton onClick={onResume}>{words['model-test.resume']()}</ActionButton>
    </section>
  );
}

export function PaperAttempt(props: PaperAttemptProps) {
  const { live, attempt, change, takesFocus, isYoung = false, onSubmit } = props;
  const [isAsking, setAsking] = useState(false);
  const { running: isRunning, error: failure, run } = useWork();
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const items = live.sections.flatMap((section) => section.items.map((item) => ({ section, item })));
  const at = Math.min(attempt.at, items.length - 1);
  const here = items[at];
  useScrollableParts(box, `${at}`);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  if (attempt.isPaused) return <Paused onResume={resume} />;
  if (!here) return null;
  const { section, item } = here;

  function resume() {
    flushSync(() => change(() => ({ isPaused: false })));
    heading.current?.focus();
  }
  function go(to: number) {
    flushSync(() => {
      setAsking(false);
      change(() => ({ at: to }));
    });
    heading.current?.focus();
  }
  const isLast = at === items.length - 1;
  const submit = (
    <ActionButton ref={submitButton} look={isLast ? 'primary' : 'quiet'} onClick={() => setAsking(true)}>
      {words['model-test.submit']()}
    </ActionButton>
  );
  /** The confirmation is gone, so focus returns to the Submit button. */
  function back() {
    flushSync(() => setAsking(false));
    submitButton.current?.focus();
  }
  return (
    <>
      <Clock
        minutes={live.minutes}
        spent={attempt.spent}
        isPaused={attempt.isPaused}
        canHide={!isYoung}
        onKeep={(passed) => change(({ spent }) => ({ spent: spent + passed }))}
        onPause={() => change(() => ({ isPaused: true }))}
      />
      {isAsking ? (
        <ConfirmSubmit
          {...{ sections: live.sections, attempt, isRunning, failure }}
          onYes={() => void run(onSubmit)}
          onGo={go}
          onNo={back}
        />
      ) : (
        <div ref={box} className="card roomy">
          <p className="soft">{sectionWords[section.name]()}</p>
          <h2 ref={heading} tabIndex={-1} className="h3">
            {words['model-test.question']({ number: at + 1 })}
          </h2>
          {section.toAnswer < section.items.length && (
            <p className="soft">
              {words['model-test.chooseSome']({ count: section.toAnswer, all: section.items.length })}
            </p>
          )}
          <PaperQuestion
            key={item.key}
            {...{ item, live, attempt }}
            onType={(key, typed) => change(({ answers }) => ({ answers: { ...answers, [key]: typed } }))}
          />
          <div data-bar className={`row ${bar.bar} ${bar.steps}`}>
            <ActionButton look="quiet" disabled={at === 0} onClick={() => go(at - 1)}>
              {words['model-test.previous']()}
            </ActionButton>
            {isLast ? submit : <ActionButton onClick={() => go(at + 1)} text={words['model-test.next']()} />}
          </div>
        </div>
      )}
      <details className="fold">
        <summary className="row apart strong">
          {words['model-test.questions']()}
          <Icon name="next" />
        </summary>
        <QuestionMap sections={live.sections} attempt={attempt} onGo={go} />
        {!isAsking && (
          <div className="cluster above-4">
            {!isYoung && (
              <ActionButton
                look="quiet"
                aria-pressed={attempt.flagged.includes(item.key)}
                onClick={() => change(({ flagged }) => ({ flagged: toggled(flagged, item.key) }))}
              >
                {words['model-test.flag']()}
              </ActionButton>
            )}
            {!isLast && submit}
          </div>
        )}
      </details>
    </>
  );
}
