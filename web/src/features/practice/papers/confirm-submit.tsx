import type { ShownSection } from '@pathshala/content/model-test/show-paper';
import { firstUnanswered, unanswered } from '@pathshala/content/model-test/unanswered';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../../ui/action.tsx';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import exerciseStyles from '../exercise.module.css';
import type { Attempt } from './attempts.ts';

interface ConfirmSubmitProps {
  readonly sections: readonly ShownSection[];
  readonly attempt: Attempt;
  readonly isRunning: boolean;
  readonly failure: string | null;
  readonly onYes: () => void;
  /** Goes to the question at an index. */
  readonly onGo: (at: number) => void;
  readonly onNo: () => void;
}

/** Asks for confirmation before submitting, and lists the questions without an answer. */
export function ConfirmSubmit(props: ConfirmSubmitProps) {
  const { sections, attempt, isRunning, failure, onYes, onGo, onNo } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const missing = unanswered(sections, attempt.answers);
  const first = firstUnanswered(sections, attempt.answers);
  return (
    <section aria-labelledby="hand-in" className={`card roomy stack start ${exerciseStyles.box}`}>
      <h2 id="hand-in" ref={heading} tabIndex={-1} className="h3">
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
          <ActionButton look="quiet" onClick={onNo}>
            {words['model-test.handInNo']()}
          </ActionButton>
        )}
      </div>
    </section>
  );
}
