import type { PracticeSkill } from '@pathshala/content/practice/catalogue';

/** A skill as the pages list it. */
export interface ListedSkill extends PracticeSkill {
  /** “Class 3”. */
  readonly classLabel: string;
  /** The name of its subject in its class. */
  readonly subjectLabel: string;
}

/** “Class 3 · Mathematics”. */
export const classAndSubject = ({ classLabel, subjectLabel }: ListedSkill): string =>
  `${classLabel} · ${subjectLabel}`;
