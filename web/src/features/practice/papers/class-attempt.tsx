import type { PaperRow } from '@pathshala/content/model-test/forms';
import { paths } from '@pathshala/contract/site/paths';
import { useState } from 'react';
import { practiceLog } from '../../../api/practice-log.ts';
import { ActionButton, ActionLink } from '../../../ui/action.tsx';
import { words } from '../../../words/words.ts';
import type { Attempt } from './attempts.ts';
import { PaperAttempt } from './paper-attempt.tsx';
import type { ClassPaper } from './paper-engine.ts';
import { PaperMissing } from './paper-missing.tsx';
import { PaperResult } from './paper-result.tsx';
import { classTitle, printPath } from './paper-title.ts';
import { type ChangeAttempt, useAttempt } from './use-attempt.ts';
import { useClassPaper } from './use-class-paper.ts';
import { type LateMarks, useLateMarks, useOwnLanguage, useSettle } from './use-school-marks.ts';

interface AgainProps {
  readonly isBeginning: boolean;
  readonly onAgain: () => void;
}

interface ClassAttemptProps extends AgainProps {
  /** Whether the paper was started just now. */
  readonly takesFocus: boolean;
  readonly row: PaperRow;
  readonly name: string;
  readonly seed: number;
}

/** A class paper that was started: the attempt, or the result once it is submitted. */
export function ClassAttempt({ row, name, seed, takesFocus, ...again }: ClassAttemptProps) {
  const [attempt, change] = useAttempt(name, String(seed));
  const { paper, hasFailed, isRetried, retry } = useClassPaper(row, seed, attempt.school?.questions);
  const context = { row, name, seed, attempt, change };
  const settle = useSettle(context);
  const late = useLateMarks(context);
  useOwnLanguage(context);
  if (!paper) return <PaperMissing hasFailed={hasFailed} onRetry={retry} />;
  if (!attempt.isHandedIn) {
    const submit = async () => {
      // What cannot be marked now is marked later.
      const school = await settle().catch(() => attempt.school);
      for (const entry of paper.practised(attempt.answers)) practiceLog.add(entry);
      change(() => ({ isHandedIn: true, ...(school && { school }) }));
      return null;
    };
    const paperProps = { live: paper, attempt, change, takesFocus: takesFocus || isRetried };
    return <PaperAttempt {...paperProps} onSubmit={submit} />;
  }
  return <SubmittedPaper {...{ row, seed, paper, attempt, change, late }} {...again} />;
}

interface SubmittedPaperProps extends AgainProps {
  readonly paper: ClassPaper;
  readonly attempt: Attempt;
  readonly change: ChangeAttempt;
  readonly late: LateMarks;
  readonly row: PaperRow;
  readonly seed: number;
}

/** Tells which marks are still to come from the school, and announces when they have arrived. */
function Waiting({ count, isAsking, ask }: LateMarks) {
  const [hasWaited] = useState(count > 0);
  const came = hasWaited ? words['model-test.marksCame']() : '';
  return (
    <>
      <p role="status">{count > 0 ? words['model-test.marksWait']({ count }) : came}</p>
      {count > 0 && (
        <div className="cluster above-4">
          <ActionButton aria-disabled={isAsking} onClick={ask}>
            {words['ui.tryAgain']()}
          </ActionButton>
        </div>
      )}
    </>
  );
}

function SubmittedPaper({ row, seed, paper, attempt, change, late, ...again }: SubmittedPaperProps) {
  const result = paper.mark(attempt.answers, attempt.own);
  const counted = new Set(result.sections.flatMap((section) => section.counted));
  return (
    <PaperResult
      live={paper}
      attempt={attempt}
      sums={result}
      bySection={result.sections}
      counted={counted}
      outcome={(key) => paper.outcome(key, attempt.answers)}
      explanations={paper.explanations}
      onOwn={(key, lines) => change(({ own }) => ({ own: { ...own, [key]: lines } }))}
    >
      <Waiting {...late} />
      {attempt.school && <p className="soft">{words['model-test.printNote']()}</p>}
      <div className="cluster above-4">
        {/* No new paper while answers wait for marks: it would replace them. */}
        {late.count === 0 && row.subject && (
          <ActionButton look="quiet" aria-disabled={again.isBeginning} onClick={again.onAgain}>
            {words['model-test.again']()}
          </ActionButton>
        )}
        {!row.subject && (
          <ActionLink look="quiet" to={paths.modelTests(row.class)}>
            {words['model-test.ofClass']({ class: classTitle(row.class) })}
          </ActionLink>
        )}
        <ActionLink look="quiet" to={printPath(row, seed)}>
          {words['model-test.print']()}
        </ActionLink>
      </div>
    </PaperResult>
  );
}
