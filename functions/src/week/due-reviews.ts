import { dueSkills } from '@pathshala/content/practice/review/today';
import { skillTable } from '@pathshala/content/practice/skill-table';
import { inOrder, type PracticeEntry } from '@pathshala/contract/practice/log';
import { schoolDay } from '@pathshala/contract/site/region';

/** Days are those of the school's calendar, as everything of a week. */
const dayOf = (at: Date) => Date.parse(schoolDay(at.getTime()));

/**
 * What somebody begins to forget, by the same rule as the site's page of today. A module of its own, loaded when a week is
 * looked at: it brings the templates.
 * @param entries all that they have practised, in any order
 * @param now milliseconds since 1970
 * @returns templates, one of each skill, the longest overdue first; as many as a day brings
 */
export function dueReviews(entries: readonly PracticeEntry[], now: number): string[] {
  const log = [...entries].sort(inOrder);
  return dueSkills({ skills: skillTable, log, now: new Date(now), dayOf }).map(({ id }) => id);
}
