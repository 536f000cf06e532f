import { formOf, marksOfForm, nameOfPaper, type PaperRow } from '@pathshala/content/model-test/forms';
import { useState } from 'react';
import { practiceLog } from '../../../api/practice-log.ts';
import { ActionButton, ActionLink } from '../../../ui/action.tsx';
import { words } from '../../../words/words.ts';
import { type Attempt, attempts, type ChangeAttempt, newAttempt, useAttempt } from './attempts.ts';
import { PaperAttempt } from './paper-attempt.tsx';
import type { ClassPaper } from './paper-engine.ts';
import { PaperMissing, useClassPaper } from './paper-missing.tsx';
import { PaperResult } from './paper-result.tsx';
import { aboutPaper, printPath, sectionWords } from './paper-title.ts';
import { resultEntry } from './results.ts';

interface PaperIntroProps {
  readonly row: PaperRow;
  readonly seed: number;
  readonly onBegin: () => void;
}

function PaperIntro({ row, seed, onBegin }: PaperIntroProps) {
  const { sections } = formOf(row.form);
  const marks = marksOfForm(row.form);
  return (
    <div className="stack">
      <h2 className="h3">{words['model-test.whatIsIn']()}</h2>
      <ul>
        {sections.map((section, at) => (
          <li key={section.name}>
            <strong>{sectionWords[section.name]()}</strong>{' '}
            {section.of === 'creative' && section.toAnswer < section.count
              ? words['model-test.someOf']({ count: section.toAnswer, all: section.count })
              : words['model-test.count']({ count: section.count })}
            {' · '}
            {words['model-test.marks']({ count: marks[at] ?? 0 })}
          </li>
        ))}
      </ul>
      <p className="strong">{aboutPaper(row)}</p>
      <p>{words['model-test.howItGoes']()}</p>
      {sections.some(({ of }) => of === 'creative') && (
        <>
          <p>{words['model-test.creativeNote']()}</p>
          <p>{words['model-test.formNote']()}</p>
        </>
      )}
      <div className="cluster above-4">
        <ActionButton onClick={onBegin}>{words['practice.start']()}</ActionButton>
        <ActionLink look="quiet" to={printPath(row, seed)} text={words['model-test.print']()} />
      </div>
    </div>
  );
}

/** The limit of paper seeds. A creative question's seed has one more digit. */
const seeds = 100_000_000;
const newSeed = () => Math.floor(Math.random() * seeds);

interface PaperProps {
  readonly row: PaperRow;
  readonly seed: number;
  readonly onAgain: () => void;
}

interface SubmittedPaperProps extends PaperProps {
  readonly paper: ClassPaper;
  readonly attempt: Attempt;
  readonly change: ChangeAttempt;
}

function SubmittedPaper({ row, seed, onAgain, paper, attempt, change }: SubmittedPaperProps) {
  const result = paper.mark(attempt.answers, attempt.own);
  return (
    <PaperResult
      live={paper}
      attempt={attempt}
      sums={result}
      bySection={result.sections}
      counted={new Set(result.sections.flatMap((section) => section.counted))}
      outcome={(key) => paper.outcome(key, attempt.answers)}
      onOwn={(key, lines) => change(({ own }) => ({ own: { ...own, [key]: lines } }))}
    >
      <div className="cluster above-4">
        <ActionButton look="quiet" onClick={onAgain} text={words['model-test.again']()} />
        <ActionLink look="quiet" to={printPath(row, seed)} text={words['model-test.print']()} />
      </div>
    </PaperResult>
  );
}

interface ClassAttemptProps extends PaperProps {
  readonly takesFocus: boolean;
}

function ClassAttempt({ takesFocus, ...props }: ClassAttemptProps) {
  const { row, seed } = props;
  const name = nameOfPaper(row);
  const [attempt, change] = useAttempt(name, String(seed));
  const { paper, hasFailed, isRetried, retry } = useClassPaper(row, seed);
  if (!paper) return <PaperMissing hasFailed={hasFailed} onRetry={retry} />;
  if (attempt.isHandedIn) return <SubmittedPaper {...props} {...{ paper, attempt, change }} />;
  const submit = async () => {
    const stored = attempts.read(name);
    // Another tab may have submitted it.
    if (stored?.paper !== attempt.paper || !stored.isHandedIn) {
      practiceLog.add(resultEntry(row, seed, paper.mark(attempt.answers, attempt.own)));
      for (const entry of paper.practised(attempt.answers)) practiceLog.add(entry);
    }
    change(() => ({ isHandedIn: true }));
  };
  return (
    <PaperAttempt
      live={paper}
      {...{ attempt, change }}
      takesFocus={takesFocus || isRetried}
      isYoung={row.class < 9}
      onSubmit={submit}
    />
  );
}

export default function ClassTest({ row }: { readonly row: PaperRow }) {
  const name = nameOfPaper(row);
  const [seed, setSeed] = useState(() => {
    const stored = attempts.read(name);
    return stored ? Number(stored.paper) : undefined;
  });
  const [fresh] = useState(newSeed);
  const [hasBegun, setBegun] = useState(false);
  function begin(next: number) {
    attempts.write(name, newAttempt(String(next)));
    setSeed(next);
    setBegun(true);
  }
  if (seed !== undefined) {
    return (
      <ClassAttempt key={seed} {...{ row, seed }} takesFocus={hasBegun} onAgain={() => begin(newSeed())} />
    );
  }
  return <PaperIntro row={row} seed={fresh} onBegin={() => begin(fresh)} />;
}
