import type { PracticeEntry, PracticeOutcome } from '@pathshala/contract/practice/log';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { PlannedSkill } from '../catalogue.ts';
import { standingOf } from './level.ts';

/** Counts in whole days. The same log gives the same schedule on every device. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const grades: Readonly<Record<PracticeOutcome, Grade>> = {
  right: Rating.Good,
  wrong: Rating.Again,
  // Somebody who needed help does not know it unaided yet.
  helped: Rating.Again,
};

/** Computed from the log alone. @param skillOf undefined if the template was removed */
export function cardsOf(
  log: readonly PracticeEntry[],
  skillOf: (template: string) => string | undefined,
): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>();
  for (const { template, at, outcome } of log) {
    const skill = skillOf(template);
    if (skill === undefined) continue;
    const when = new Date(at);
    const card: Card = cards.get(skill) ?? createEmptyCard(when);
    cards.set(skill, scheduler.next(card, when, grades[outcome]).card);
  }
  return cards;
}

/** A calendar day as a number. On a student's own device its time zone decides; elsewhere the school's. */
type DayOf = (at: Date) => number;

export const deviceDay: DayOf = (at) => new Date(at).setHours(0, 0, 0, 0);

export function isDue({ due }: Pick<Card, 'due'>, now: Date, dayOf: DayOf): boolean {
  return dayOf(due) <= dayOf(now);
}

export function daysOf(log: readonly PracticeEntry[], dayOf: DayOf): number {
  return new Set(log.map(({ at }) => dayOf(new Date(at)))).size;
}

/** Due takes precedence over mastered. */
export type MasteryState = 'due' | 'learning' | 'mastered';

export interface Mastery {
  readonly state: MasteryState;
  readonly isMastered: boolean;
  /** Milliseconds since 1970. */
  readonly last: number;
  readonly due: Date;
}

export type MasteryById = ReadonlyMap<string, Mastery>;

export function masteryOf(given: DueArguments<PlannedSkill>): MasteryById {
  const { log, now, dayOf } = given;
  const { skillOf, cards } = remembered(given);
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

export function resultsOfDay(
  log: readonly PracticeEntry[],
  now: Date,
  dayOf: DayOf,
): ReadonlyMap<string, PracticeEntry['outcome']> {
  const today = log.filter(({ at }) => dayOf(new Date(at)) === dayOf(now));
  return new Map(today.map(({ template, outcome }) => [template, outcome]));
}

const max = 8;
const maxNew = 3;

interface DueArguments<Skill extends PlannedSkill> {
  readonly skills: readonly Skill[];
  readonly log: readonly PracticeEntry[];
  readonly now: Date;
  readonly dayOf: DayOf;
}

interface TodayArguments<Skill extends PlannedSkill> extends DueArguments<Skill> {
  readonly schoolClass: number | undefined;
}

/** Mixes methods, so that students have to think about which one to use. */
export function mixed<Skill extends PlannedSkill>(queue: readonly Skill[]): Skill[] {
  const rest = [...queue];
  const order: Skill[] = [];
  while (rest.length > 0) {
    const at = rest.findIndex(({ strategy }) => strategy !== order.at(-1)?.strategy);
    if (at < 0) break;
    order.push(...rest.splice(at, 1));
  }
  return order;
}

function remembered<Skill extends PlannedSkill>({ skills, log, now, dayOf }: DueArguments<Skill>) {
  const skillOf = new Map(skills.map(({ id, skill }) => [id, skill]));
  const cards = cardsOf(log, (template) => skillOf.get(template));
  const due = [...cards]
    .filter(([, card]) => isDue(card, now, dayOf))
    .sort(([, a], [, b]) => a.due.getTime() - b.due.getTime())
    .map(([skill]) => skill);
  const last = (id: string) => log.findLastIndex(({ template }) => template === id);
  /** Of the templates of each skill, the one that was asked longest ago. */
  const inTurn = (wanted: readonly string[]) =>
    wanted.flatMap((name) => {
      const [next] = skills.filter(({ skill }) => skill === name).sort((a, b) => last(a.id) - last(b.id));
      return next ?? [];
    });
  return { skillOf, cards, due, inTurn };
}

export function dueSkills<Skill extends PlannedSkill>(given: DueArguments<Skill>): Skill[] {
  const { due, inTurn } = remembered(given);
  return inTurn(due).slice(0, max);
}

function classFor({ skills, log, schoolClass }: TodayArguments<PlannedSkill>): number | undefined {
  const classes = new Map(skills.map((one) => [one.id, one.class]));
  // Model tests and removed skills have no class.
  const last = log.findLast(({ template }) => classes.has(template));
  return schoolClass ?? (last && classes.get(last.template));
}

export function todaysSkills<Skill extends PlannedSkill>(given: TodayArguments<Skill>): Skill[] {
  const { skills, log, now, dayOf } = given;
  const { skillOf, cards, due, inTurn } = remembered(given);
  const today = dayOf(now);
  const firstOf = (skill: string) => log.find(({ template }) => skillOf.get(template) === skill)?.at ?? 0;
  const begunToday = [...cards.keys()].filter((skill) => dayOf(new Date(firstOf(skill))) >= today).length;
  const schoolClass = classFor(given);
  const untried = skills.filter((one) => one.class === schoolClass && !cards.has(one.skill));
  const fresh = [...new Set(untried.map(({ skill }) => skill))].slice(0, Math.max(0, maxNew - begunToday));
  return mixed(inTurn([...due, ...fresh])).slice(0, max);
}
