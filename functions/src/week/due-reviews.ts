import { dueSkills } from '@pathshala/content/practice/review/mastery';
import { skillTable } from '@pathshala/content/practice/skill-table';
import { inOrder, type PracticeEntry } from '@pathshala/contract/practice/log';
import { schoolDay } from '@pathshala/contract/site/region';

/** Days of the school's calendar. */
const dayOf = (at: Date) => Date.parse(schoolDay(at.getTime()));

/**
 * Skills due for review, by the rule of the site's today page. A separate module, loaded on demand with the templates.
 * @param entries all of a person's, in any order
 * @param now milliseconds since 1970
 * @returns one template per skill, longest overdue first; as many as a day holds
 */
export function dueReviews(entries: readonly PracticeEntry[], now: number): string[] {
  const log = [...entries].sort(inOrder);
  return dueSkills({ skills: skillTable, log, now: new Date(now), dayOf }).map(({ id }) => id);
}
