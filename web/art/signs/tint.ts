import { subjectGrounds } from '@pathshala/brand/tokens';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';

/** The colour of the wall behind a subject. Coding's ink would make a grey wall, so it uses a blue. */
export function tintOf(subject: SubjectName): string {
  return subject === 'coding' ? '#4660B0' : subjectGrounds[subject];
}
