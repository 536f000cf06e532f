import { subjectGrounds } from '@pathshala/brand/tokens';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';

/** The colour that tints a wall behind a subject. The ink of coding would make a grey wall: a blue stands in. */
export function tintOf(subject: SubjectName): string {
  return subject === 'coding' ? '#4660B0' : subjectGrounds[subject];
}
