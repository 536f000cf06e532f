import { nameOfPaper, type PaperRow } from '@pathshala/content/model-test/forms';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { ActionButton, ActionLink } from '../../../ui/action.tsx';
import { words } from '../../../words/words.ts';
import { attempts, newAttempt } from './attempts.ts';
import { ClassAttempt } from './class-attempt.tsx';
import { PaperIntro } from './paper-intro.tsx';
import { printPath } from './paper-title.ts';
import { assignQuestions } from './school-questions.ts';

/** The limit of paper seeds. The seed of a creative question has one digit more. */
const seeds = 100_000_000;
const newSeed = () => Math.floor(Math.random() * seeds);

/** The model test of a class, made and marked on the device. It has quiz questions if the school can be reached. */
export default function ClassTest({ row }: { readonly row: PaperRow }) {
  const name = nameOfPaper(row);
  const call = useCall();
  const [seed, setSeed] = useState(() => {
    const stored = attempts.read(name);
    return stored ? Number(stored.paper) : undefined;
  });
  const [fresh] = useState(newSeed);
  const [isBeginning, setBeginning] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  async function begin(next: number) {
    if (isBeginning) return;
    setBeginning(true);
    const school = await assignQuestions(call, row, next);
    attempts.write(name, { ...newAttempt(String(next)), ...(school && { school }) });
    setSeed(next);
    setBegun(true);
    setBeginning(false);
  }
  if (seed !== undefined) {
    const again = () => void begin(newSeed());
    const attempt = { row, name, seed, isBeginning, takesFocus: hasBegun };
    return <ClassAttempt key={seed} {...attempt} onAgain={again} />;
  }
  return (
    <PaperIntro row={row}>
      <div className="cluster above-4">
        <ActionButton aria-disabled={isBeginning} onClick={() => void begin(fresh)}>
          {words['practice.start']()}
        </ActionButton>
        <ActionLink look="quiet" to={printPath(row, fresh)}>
          {words['model-test.print']()}
        </ActionLink>
      </div>
    </PaperIntro>
  );
}
