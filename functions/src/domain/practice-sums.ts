import { practiceDays, practiceRight } from '@pathshala/contract/classrooms/classroom';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { schoolDay } from '@pathshala/contract/site/region';
import { dayMs } from '../core/utc-day.ts';
import type { DaySum, PracticeSums, SkillSum } from '../firestore/learning-records.ts';

/** More skills than the school has; those practised longest ago go. A sum has a kilobyte at most. */
export const maxSums = 400;

const firstRecentDay = (now: number) => schoolDay(now - (practiceDays - 1) * dayMs);
const lastDay = ({ right, days }: SkillSum) =>
  Object.keys(days).sort().at(-1) ?? schoolDay(right.at(-1) ?? 0);

/** Without days that are no longer recent. */
function withoutOld({ right, days }: SkillSum, now: number): SkillSum {
  const from = firstRecentDay(now);
  return { right, days: Object.fromEntries(Object.entries(days).filter(([day]) => day >= from)) };
}

function withEntry(sum: SkillSum, { at, outcome }: PracticeEntry): SkillSum {
  const isRight = outcome === 'right';
  const { right, tried } = sum.days[schoolDay(at)] ?? { right: 0, tried: 0 };
  return {
    right: isRight ? [...sum.right, at].sort((a, b) => a - b).slice(0, practiceRight) : sum.right,
    days: { ...sum.days, [schoolDay(at)]: { right: right + (isRight ? 1 : 0), tried: tried + 1 } },
  };
}

/** @param stored undefined without practice of the skill */
export function skillSum(stored: string | undefined): SkillSum {
  return stored === undefined ? { right: [], days: {} } : JSON.parse(stored);
}

/**
 * @param entries in any order; none of them is in the sums yet
 * @param now milliseconds since 1970
 */
export function addToSums(
  before: PracticeSums,
  entries: readonly PracticeEntry[],
  now: number,
): PracticeSums {
  const sums = new Map(Object.entries(before).map(([skill, stored]) => [skill, skillSum(stored)]));
  for (const entry of entries)
    sums.set(entry.template, withEntry(sums.get(entry.template) ?? skillSum(undefined), entry));
  const newestFirst = [...sums].sort(([, a], [, b]) => lastDay(b).localeCompare(lastDay(a)));
  return Object.fromEntries(
    newestFirst.slice(0, maxSums).map(([skill, sum]) => [skill, JSON.stringify(withoutOld(sum, now))]),
  );
}

/** Answers of the last four weeks, today's included. */
export function recentOf({ days }: SkillSum, now: number): DaySum {
  const from = firstRecentDay(now);
  const recent = Object.entries(days).flatMap(([day, one]) => (day >= from ? [one] : []));
  return {
    right: recent.reduce((sum, { right }) => sum + right, 0),
    tried: recent.reduce((sum, { tried }) => sum + tried, 0),
  };
}
