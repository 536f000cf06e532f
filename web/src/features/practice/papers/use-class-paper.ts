import type { PaperRow } from '@pathshala/content/model-test/forms';
import type { QuizQuestion } from '@pathshala/content/model-test/paper';
import { useEffect, useState } from 'react';
import { words } from '../../../words/words.ts';
import type { ClassPaper } from './paper-engine.ts';

/**
 * The paper of a class and seed, once it is made; the one before stays until then.
 * @param quizzes questions that the school has dealt for it; left out: it is of templates alone
 */
export function useClassPaper(row: PaperRow, seed: number, quizzes?: readonly QuizQuestion[]) {
  const [paper, setPaper] = useState<ClassPaper>();
  const [hasFailed, setFailed] = useState(false);
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
  }, [row, seed, quizzes]);
  return { paper, failure: hasFailed ? words['model-test.failed']() : null };
}
