import type { ShownExercise, ShownMarking } from '@pathshala/content/practice/show-exercise';
import type { PracticeOutcome } from '@pathshala/contract/practice/log';
import { useEffect, useState } from 'react';
import { practiceLog } from '../../api/practice-log.ts';
import type { LiveExercise } from './engine.ts';
import type { ExerciseRef } from './exercise-ref.ts';

/** Makes, renders and marks exercises. It is most of the page's bytes, and the first question does not need it. */
export const loadEngine = () => import('./engine.ts');

interface Progress {
  readonly hints: number;
  readonly marking: ShownMarking | undefined;
  readonly isGivenUp: boolean;
  readonly hasFailed: boolean;
}

const fresh: Progress = { hints: 0, marking: undefined, isGivenUp: false, hasFailed: false };

export function useExercise(skill: string, { seed, level }: ExerciseRef, first: ShownExercise | undefined) {
  const [live, setLive] = useState<LiveExercise>();
  const [typed, setTyped] = useState('');
  const [progress, setProgress] = useState(fresh);
  const [attempt, setAttempt] = useState(0);
  const isFirst = first?.seed === seed && first.level === level;
  const load = async () => (await loadEngine()).makeExercise(skill, { seed, level });

  useEffect(() => {
    let isLeft = false;
    load().then(
      (made) => !isLeft && setLive(made),
      () => !isLeft && setProgress((now) => ({ ...now, hasFailed: true })),
    );
    return () => {
      isLeft = true;
    };
  }, [skill, seed, level, attempt]);

  /** Only the first outcome is logged. */
  const count = (outcome: PracticeOutcome) => practiceLog.add({ template: skill, seed, level, outcome });

  async function check(given: string): Promise<ShownMarking | undefined> {
    try {
      const made = live ?? (await load());
      const marking = made.mark(given);
      if (marking.result === 'wrong') count(progress.hints > 0 ? 'helped' : 'wrong');
      if (marking.result === 'right') count(progress.hints > 0 ? 'helped' : 'right');
      setProgress((now) => ({ ...now, marking, hasFailed: false }));
      return marking;
    } catch {
      setProgress((now) => ({ ...now, hasFailed: true }));
      return undefined;
    }
  }

  return {
    shown: live?.shown ?? (isFirst ? first : undefined),
    ...progress,
    typed,
    understood: typed.trim() === '' ? undefined : live?.understood(typed),
    isDone: progress.isGivenUp || progress.marking?.result === 'right',
    type(text: string) {
      setTyped(text);
      setProgress((now) => ({ ...now, marking: undefined }));
    },
    isRetried: attempt > 0,
    retry() {
      setProgress((now) => ({ ...now, hasFailed: false }));
      setAttempt((now) => now + 1);
    },
    check,
    hint: () => setProgress((now) => ({ ...now, hints: now.hints + 1 })),
    giveUp() {
      count('helped');
      setProgress((now) => ({ ...now, isGivenUp: true }));
    },
  };
}
