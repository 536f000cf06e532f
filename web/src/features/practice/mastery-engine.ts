import { deviceDay } from '@pathshala/content/practice/review/cards';
import { masteryOf } from '@pathshala/content/practice/review/mastery';
import { skillTable } from '@pathshala/content/practice/skill-table';
import type { PracticeEntry } from '@pathshala/contract/practice/log';

/** How well each practised skill is known on this day. */
export const masteryToday = (log: readonly PracticeEntry[]) =>
  masteryOf({ skills: skillTable, log, now: new Date(), dayOf: deviceDay });
