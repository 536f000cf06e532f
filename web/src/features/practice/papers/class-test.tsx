import type { PaperRow } from '@pathshala/content/model-test/forms';
import { useEffect, useState } from 'react';
import { practiceLog } from '../../../api/practice-log.ts';
import { ActionButton, ActionLink } from '../../../ui/action.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { words } from '../../../words/words.ts';
import exerciseStyles from '../exercise.module.css';
import styles from './model-test.module.css';
import type { ClassPaper } from './paper-engine.ts';
import { PaperIntro } from './paper-intro.tsx';
import { PaperResult } from './paper-result.tsx';
import { PaperSitting } from './paper-sitting.tsx';
import { resultEntry } from './results.ts';
import { sittings } from './sittings.ts';
import { type ChangeSitting, useSitting } from './use-sitting.ts';

/** Seeds of papers; a creative question's own has a place more. */
const seeds = 100_000_000;
const newSeed = () => Math.floor(Math.random() * seeds);

/** The paper of a class and seed, once it is made. */
export function useClassPaper(row: PaperRow, seed: number) {
  const [paper, setPaper] = useState<ClassPaper>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    import('./paper-engine.ts')
      .then(({ makeClassPaper }) => makeClassPaper(row, seed))
      .then(
        (made) => !isLeft && setPaper(made),
        () => !isLeft && setFailed(true),
      );
    return () => {
      isLeft = true;
    };
  }, [row, seed]);
  return { paper, failure: hasFailed ? words['model-test.failed']() : null };
}

interface RunningProps {
  readonly row: PaperRow;
  readonly name: string;
  readonly seed: number;
  readonly onAgain: () => void;
}

/** A paper that was begun: it is sat, or it is shown what came of it. */
function Running({ row, name, seed, onAgain }: RunningProps) {
  const [sitting, change] = useSitting(name, String(seed));
  const { paper, failure } = useClassPaper(row, seed);
  if (!paper) {
    return (
      <div className={exerciseStyles.card} aria-busy={failure === null}>
        <div className={exerciseStyles.waiting} />
        <Failure text={failure} />
      </div>
    );
  }
  if (!sitting.isHandedIn) {
    const handIn = async () => {
      const { score, of } = paper.mark(sitting.answers, sitting.own);
      practiceLog.add(resultEntry(row.class, seed, { score, of }));
      for (const entry of paper.practised(sitting.answers)) practiceLog.add(entry);
      change(() => ({ isHandedIn: true }));
      return null;
    };
    return <PaperSitting live={paper} {...{ sitting, change }} schoolClass={row.class} onHandIn={handIn} />;
  }
  return <HandedIn {...{ paper, sitting, change, row, seed, onAgain }} />;
}

interface HandedInProps extends Omit<RunningProps, 'name'> {
  readonly paper: ClassPaper;
  readonly sitting: ReturnType<typeof useSitting>[0];
  readonly change: ChangeSitting;
}

function HandedIn({ paper, sitting, change, row, seed, onAgain }: HandedInProps) {
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
      onOwn={(key, lines) => change(({ own }) => ({ own: { ...own, [key]: lines } }))}
    >
      <div className={styles.ways}>
        <ActionButton onClick={onAgain}>{words['model-test.again']()}</ActionButton>
        <ActionLink look="quiet" to={{ search: `?class=${row.class}&print=${seed}` }}>
          {words['model-test.print']()}
        </ActionLink>
      </div>
    </PaperResult>
  );
}

/** The model test of a class, made and marked on the device. */
export default function ClassTest({ row }: { readonly row: PaperRow }) {
  const name = `class-${row.class}`;
  const [seed, setSeed] = useState(() => {
    const kept = sittings.read(name);
    return kept ? Number(kept.paper) : undefined;
  });
  const [fresh] = useState(newSeed);
  if (seed !== undefined) {
    return <Running key={seed} {...{ row, name, seed }} onAgain={() => setSeed(newSeed())} />;
  }
  return (
    <PaperIntro row={row}>
      <div className={styles.ways}>
        <ActionButton onClick={() => setSeed(fresh)}>{words['practice.start']()}</ActionButton>
        <ActionLink look="quiet" to={{ search: `?class=${row.class}&print=${fresh}` }}>
          {words['model-test.print']()}
        </ActionLink>
      </div>
    </PaperIntro>
  );
}
