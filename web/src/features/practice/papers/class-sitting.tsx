import type { PaperRow } from '@pathshala/content/model-test/forms';
import { useState } from 'react';
import { practiceLog } from '../../../api/practice-log.ts';
import { ActionButton, ActionLink } from '../../../ui/action.tsx';
import { words } from '../../../words/words.ts';
import styles from './model-test.module.css';
import type { ClassPaper } from './paper-engine.ts';
import { PaperMissing } from './paper-missing.tsx';
import { PaperResult } from './paper-result.tsx';
import { PaperSitting } from './paper-sitting.tsx';
import type { Sitting } from './sittings.ts';
import { useClassPaper } from './use-class-paper.ts';
import { type LateMarks, useLateMarks, useOwnLanguage, useSettle } from './use-school-marks.ts';
import { type ChangeSitting, useSitting } from './use-sitting.ts';

interface AgainProps {
  readonly isBeginning: boolean;
  readonly onAgain: () => void;
}

interface ClassSittingProps extends AgainProps {
  /** Somebody has just begun it. */
  readonly takesFocus: boolean;
  readonly row: PaperRow;
  readonly name: string;
  readonly seed: number;
}

/** A paper of a class that was begun: it is sat, or it is shown what came of it. */
export function ClassSitting({ row, name, seed, takesFocus, ...again }: ClassSittingProps) {
  const [sitting, change] = useSitting(name, String(seed));
  const { paper, hasFailed, isRetried, retry } = useClassPaper(row, seed, sitting.school?.questions);
  const sat = { row, name, seed, sitting, change };
  const settle = useSettle(sat);
  const late = useLateMarks(sat);
  useOwnLanguage(sat);
  if (!paper) return <PaperMissing hasFailed={hasFailed} onRetry={retry} />;
  if (!sitting.isHandedIn) {
    const handIn = async () => {
      // What cannot be marked now is marked later.
      const school = await settle().catch(() => sitting.school);
      for (const entry of paper.practised(sitting.answers)) practiceLog.add(entry);
      change(() => ({ isHandedIn: true, ...(school && { school }) }));
      return null;
    };
    const paperProps = { live: paper, sitting, change, takesFocus: takesFocus || isRetried };
    return <PaperSitting {...paperProps} schoolClass={row.class} onHandIn={handIn} />;
  }
  const print = `?class=${row.class}&print=${seed}`;
  return <HandedIn {...{ paper, sitting, change, late, print }} {...again} />;
}

interface HandedInProps extends AgainProps {
  readonly paper: ClassPaper;
  readonly sitting: Sitting;
  readonly change: ChangeSitting;
  readonly late: LateMarks;
  /** Where it is to be printed. */
  readonly print: string;
}

/** Says what the school has still to mark, and when that has come. */
function Waiting({ count, isAsking, ask }: LateMarks) {
  const [hasWaited] = useState(count > 0);
  const came = hasWaited ? words['model-test.marksCame']() : '';
  return (
    <>
      <p role="status">{count > 0 ? words['model-test.marksWait']({ count }) : came}</p>
      {count > 0 && (
        <div className={`cluster ${styles.ways}`}>
          <ActionButton aria-disabled={isAsking} onClick={ask}>
            {words['ui.tryAgain']()}
          </ActionButton>
        </div>
      )}
    </>
  );
}

function HandedIn({ paper, sitting, change, late, print, isBeginning, onAgain }: HandedInProps) {
  const result = paper.mark(sitting.answers, sitting.own);
  const counted = new Set(result.sections.flatMap((section) => section.counted));
  return (
    <PaperResult
      live={paper}
      sitting={sitting}
      sums={result}
      bySection={result.sections}
      counted={counted}
      outcome={(key) => paper.outcome(key, sitting.answers)}
      said={paper.said}
      onOwn={(key, lines) => change(({ own }) => ({ own: { ...own, [key]: lines } }))}
    >
      <Waiting {...late} />
      {sitting.school && <p className="soft">{words['model-test.printNote']()}</p>}
      <div className={`cluster ${styles.ways}`}>
        {/* A new paper takes the place of this one, and of the answers that wait. */}
        {late.count === 0 && (
          <ActionButton aria-disabled={isBeginning} onClick={onAgain}>
            {words['model-test.again']()}
          </ActionButton>
        )}
        <ActionLink look="quiet" to={{ search: print }}>
          {words['model-test.print']()}
        </ActionLink>
      </div>
    </PaperResult>
  );
}
