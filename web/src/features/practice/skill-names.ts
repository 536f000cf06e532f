import type { PracticeSkill } from '@pathshala/content/practice/catalogue';
import { subjectLabel } from '@pathshala/contract/curriculum';
import { type ClassListName, classLists } from '@pathshala/contract/lists';
import { nameOf } from '../../words/names.ts';

type Of = Pick<PracticeSkill, 'class' | 'subject'>;

/** The list of courses of a class. */
export function listOfClass(schoolClass: number): ClassListName {
  const row = classLists[schoolClass - 1];
  if (!row) throw new Error(`there is no class ${schoolClass}`);
  return row.list;
}

/** “Class 3”. */
export const classNameOf = (skill: Pick<Of, 'class'>): string =>
  nameOf(classLists[skill.class - 1]?.label ?? '');

/** What its subject is called in its class. */
export const subjectNameOf = ({ subject, class: inClass }: Of): string =>
  nameOf(subjectLabel({ subject, list: listOfClass(inClass) }));
