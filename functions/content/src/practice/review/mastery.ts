import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { PlannedSkill } from '../planned-skills.ts';
import { cardsOf, type DayOf, isDue } from './cards.ts';
import { standingOf } from './level.ts';

/** What is to be said of a skill that was practised; what is due comes before what is mastered. */
export type MasteryState = 'due' | 'learning' | 'mastered';

export interface Mastery {
  readonly state: MasteryState;
  readonly isMastered: boolean;
  /** When it was practised last, in milliseconds since 1970. */
  readonly last: number;
  /** When it is asked again. */
  readonly due: Date;
}

/** Of each practised template, by its id. */
export type MasteryById = ReadonlyMap<string, Mastery>;

interface MasteryArguments {
  readonly skills: readonly PlannedSkill[];
  /** The oldest first. */
  readonly log: readonly PracticeEntry[];
  readonly now: Date;
  readonly dayOf: DayOf;
}

/** How well each template that was practised is known, by its id. */
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

/** Of the templates that were practised on the day of `now` the last result of each, in the order of their first. */
export function resultsOfDay(
  log: readonly PracticeEntry[],
  now: Date,
  dayOf: DayOf,
): ReadonlyMap<string, PracticeEntry['outcome']> {
  const today = log.filter(({ at }) => dayOf(new Date(at)) === dayOf(now));
  return new Map(today.map(({ template, outcome }) => [template, outcome]));
}
