import { practiceDays, practiceRight } from '@pathshala/contract/classrooms/classroom';
import { type PracticeEntry, practiceLimits } from '@pathshala/contract/practice/log';
import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { inParts } from '../core/paging.ts';
import { collections, personalId } from '../firestore/collections.ts';
import type { DaySum, PracticeLogRecord, PracticeSums, SkillSum } from '../firestore/learning-records.ts';

/** Entries per full part: about 80 KB, far below a document's limit. */
export const partSize = 500;
export const fullParts = practiceLimits.maxKept / partSize;

export function lastPart(db: Firestore, uid: string): DocumentReference<PracticeLogRecord> {
  return collections.practiceLogs(db).doc(uid);
}

export function fullPart(db: Firestore, uid: string, part: number): DocumentReference<PracticeLogRecord> {
  return collections.practiceLogs(db).doc(personalId(uid, String(part)));
}

export async function readFullParts(
  db: Firestore,
  { uid, part }: Pick<PracticeLogRecord, 'uid' | 'part'>,
  isWanted: (at: number) => boolean = () => true,
): Promise<PracticeLogRecord['entries'][]> {
  const first = Math.max(0, part - fullParts);
  const all = Array.from({ length: part - first }, (_, at) => fullPart(db, uid, first + at));
  const read = await Promise.all(all.filter((_, at) => isWanted(at)).map((one) => one.get()));
  return read.map((one) => one.data()?.entries ?? []);
}

export async function readPracticeEntries(db: Firestore, uid: string): Promise<readonly PracticeEntry[]> {
  const last = (await lastPart(db, uid).get()).data();
  return last ? [...(await readFullParts(db, last)).flat(), ...last.entries] : [];
}

const batchSize = 100;

export async function readPracticeSums(db: Firestore, uids: readonly string[], skills: readonly string[]) {
  const fieldMask = skills.map((skill) => new FieldPath('sums', skill));
  const logs = uids.map((uid) => db.doc(lastPart(db, uid).path));
  const read = await Promise.all(inParts(logs, batchSize).map((some) => db.getAll(...some, { fieldMask })));
  return new Map(read.flat().map((one) => [one.id, one.data()?.sums as PracticeSums | undefined]));
}

/** More skills than the school has; those practised longest ago go. A sum has a kilobyte at most. */
export const maxSums = 400;

const firstRecentDay = (now: number) => schoolDay(now - (practiceDays - 1) * dayMs);
const lastDay = ({ right, days }: SkillSum) =>
  Object.keys(days).sort().at(-1) ?? schoolDay(right.at(-1) ?? 0);

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

export function skillSum(stored: string | undefined): SkillSum {
  return stored === undefined ? { right: [], days: {} } : JSON.parse(stored);
}

export function addToSums(before: PracticeSums, entries: readonly PracticeEntry[], now: number) {
  const sums = new Map(Object.entries(before).map(([skill, stored]) => [skill, skillSum(stored)]));
  for (const entry of entries)
    sums.set(entry.template, withEntry(sums.get(entry.template) ?? skillSum(undefined), entry));
  const newestFirst = [...sums].sort(([, a], [, b]) => lastDay(b).localeCompare(lastDay(a)));
  return Object.fromEntries(
    newestFirst.slice(0, maxSums).map(([skill, sum]) => [skill, JSON.stringify(withoutOld(sum, now))]),
  );
}

export function recentOf({ days }: SkillSum, now: number): DaySum {
  const from = firstRecentDay(now);
  const recent = Object.entries(days).flatMap(([day, one]) => (day >= from ? [one] : []));
  return {
    right: recent.reduce((sum, { right }) => sum + right, 0),
    tried: recent.reduce((sum, { tried }) => sum + tried, 0),
  };
}
