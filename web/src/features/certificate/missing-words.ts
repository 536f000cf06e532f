import type { Requirement } from '@pathshala/contract/certificates/requirements';
import { words } from '../../words/words.ts';

/** What is said of each thing that a certificate still waits for. */
export const missingWords: Readonly<Record<Requirement, () => string>> = {
  lessons: words['certificate.missingLessons'],
  quizzes: words['certificate.missingQuizzes'],
  modelTest: words['certificate.missingModelTest'],
};
