import type { PaperRow } from '@pathshala/content/model-test/forms';
import type { QuizQuestion } from '@pathshala/content/model-test/paper';
import { useEffect, useState } from 'react';
import type { ClassPaper } from './paper-engine.ts';

/**
 * The paper of a class and seed. Until it is made, the previous paper stays.
 * @param quizzes the assigned quiz questions; left out: the paper has exercises from templates only
 */
export function useClassPaper(row: PaperRow, seed: number, quizzes?: readonly QuizQuestion[]) {
  const [paper, setPaper] = useState<ClassPaper>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    import('./paper-engine.ts')
      .then(({ makeClassPaper }) => makeClassPaper(row, seed, quizzes))
      .then(
        (made) => !isLeft && setPaper(made),
        () => !isLeft && setFailed(true),
      );
    return () => {
      isLeft = true;
    };
  }, [row, seed, quizzes, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((now) => now + 1);
  };
  return { paper, hasFailed, isRetried: attempt > 0, retry };
}
