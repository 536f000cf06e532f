import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { PlannedSkill } from '../catalogue.ts';
import { cardsOf, type DayOf, isDue } from './cards.ts';
import { standingOf } from './level.ts';

/** The state of a practised skill. Due takes precedence over mastered. */
export type MasteryState = 'due' | 'learning' | 'mastered';

export interface Mastery {
  readonly state: MasteryState;
  readonly isMastered: boolean;
  /** The time of the last practice, in milliseconds since 1970. */
  readonly last: number;
  /** The time of the next review. */
  readonly due: Date;
}

/** The mastery of each practised template, by id. */
export type MasteryById = ReadonlyMap<string, Mastery>;

interface MasteryArguments {
  readonly skills: readonly PlannedSkill[];
  /** The oldest entry first. */
  readonly log: readonly PracticeEntry[];
  readonly now: Date;
  readonly dayOf: DayOf;
}

/** Computes the mastery of each practised template, by id. */
export function masteryOf({ skills, log, now, dayOf }: MasteryArguments): MasteryById {
  const skillOf = new Map(skills.map(({ id, skill }) => [id, skill]));
  const cards = cardsOf(log, (template) => skillOf.get(template));
  const practised = new Map(log.map(({ template, at }) => [template, at]));
  return new Map(
    [...practised].flatMap(([template, last]): [string, Mastery][] => {
      const card = cards.get(skillOf.get(template) ?? '');
      if (!card) return [];
      const { isMastered } = standingOf(log, template);
      const state = isDue(card, now, dayOf) ? 'due' : isMastered ? 'mastered' : 'learning';
      return [[template, { state, isMastered, last, due: card.due }]];
    }),
  );
}

/** The last result of each template practised on the day of `now`, in the order of their first attempts. */
export function resultsOfDay(
  log: readonly PracticeEntry[],
  now: Date,
  dayOf: DayOf,
): ReadonlyMap<string, PracticeEntry['outcome']> {
  const today = log.filter(({ at }) => dayOf(new Date(at)) === dayOf(now));
  return new Map(today.map(({ template, outcome }) => [template, outcome]));
}
