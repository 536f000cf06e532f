import { deviceDay, type MasteryById, masteryOf } from '@pathshala/content/practice/review/mastery';
import { skillTable } from '@pathshala/content/practice/skill-table';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { practiceLog } from './practice-log.ts';

let known: { readonly log: readonly PracticeEntry[]; readonly mastery: MasteryById } | undefined;

export function masteryToday(): MasteryById {
  const log = practiceLog.read();
  if (known?.log !== log)
    known = { log, mastery: masteryOf({ skills: skillTable, log, now: new Date(), dayOf: deviceDay }) };
  return known.mastery;
}
