import type { ShownExercise, ShownMarking } from '@pathshala/content/practice/show-exercise';
import type { PracticeOutcome } from '@pathshala/contract/practice/log';
import { useCallback, useEffect, useRef, useState } from 'react';
import { practiceLog } from '../../api/practice-log.ts';
import type { LiveExercise } from './engine.ts';
import type { ExerciseRef } from './exercise-ref.ts';
import { loadExercise } from './load-exercise.ts';

interface Progress {
  readonly hints: number;
  readonly marking: ShownMarking | undefined;
  readonly isGivenUp: boolean;
  readonly hasFailed: boolean;
}

const fresh: Progress = { hints: 0, marking: undefined, isGivenUp: false, hasFailed: false };

/** An exercise, the typed answer and its result. The device keeps the first result. */
export function useExercise(skill: string, exerciseRef: ExerciseRef, first: ShownExercise | undefined) {
  const { seed, level } = exerciseRef;
  const [live, setLive] = useState<LiveExercise>();
  const [typed, setTyped] = useState('');
  const [progress, setProgress] = useState(fresh);
  const [attempt, setAttempt] = useState(0);
  const isCounted = useRef(false);
  const isFirst = first?.seed === seed && first.level === level;

  useEffect(() => {
    let isLeft = false;
    loadExercise(skill, { seed, level }).then(
      (made) => !isLeft && setLive(made),
      () => !isLeft && setProgress((now) => ({ ...now, hasFailed: true })),
    );
    return () => {
      isLeft = true;
    };
  }, [skill, seed, level, attempt]);

  const count = useCallback(
    (outcome: PracticeOutcome) => {
      if (isCounted.current) return;
      isCounted.current = true;
      practiceLog.add({ template: skill, seed, level, outcome });
    },
    [skill, seed, level],
  );

  /** Marks the typed answer. An input error is reported and costs nothing. */
  async function check(given: string): Promise<ShownMarking | undefined> {
    try {
      const made = live ?? (await loadExercise(skill, exerciseRef));
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
