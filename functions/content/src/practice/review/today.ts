import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { PlannedSkill } from '../catalogue.ts';
import { cardsOf, type DayOf, isDue } from './cards.ts';

/** The most exercises of a day: about five minutes. */
const max = 8;
/** The most new skills of a day. */
const maxNew = 3;

interface DueArguments<Skill extends PlannedSkill> {
  readonly skills: readonly Skill[];
  /** The oldest entry first. */
  readonly log: readonly PracticeEntry[];
  readonly now: Date;
  readonly dayOf: DayOf;
}

interface TodayArguments<Skill extends PlannedSkill> extends DueArguments<Skill> {
  /** 1 to 12. Undefined if not known. */
  readonly schoolClass: number | undefined;
}

/** The template of a skill that was practised longest ago. */
function turnOf<Skill extends PlannedSkill>(
  templates: readonly Skill[],
  log: readonly PracticeEntry[],
): Skill | undefined {
  const last = (id: string) => log.findLastIndex(({ template }) => template === id);
  return [...templates].sort((a, b) => last(a.id) - last(b.id))[0];
}

/** Never puts two exercises with the same method in a row: students should think about which to use. The rest waits. */
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

/** The card of each skill, and how to pick a skill's template. */
function remembered<Skill extends PlannedSkill>({ skills, log }: DueArguments<Skill>) {
  const skillOf = new Map(skills.map(({ id, skill }) => [id, skill]));
  return {
    skillOf,
    cards: cardsOf(log, (template) => skillOf.get(template)),
    turnOf: (skill: string) =>
      turnOf(
        skills.filter((one) => one.skill === skill),
        log,
      ),
  };
}

type Remembered<Skill extends PlannedSkill> = ReturnType<typeof remembered<Skill>>;

/** The skills that are due, the longest overdue first. */
function dueOf({ cards }: Remembered<PlannedSkill>, { now, dayOf }: DueArguments<PlannedSkill>): string[] {
  return [...cards]
    .filter(([, card]) => isDue(card, now, dayOf))
    .sort(([, a], [, b]) => a.due.getTime() - b.due.getTime())
    .map(([skill]) => skill);
}

/**
 * Skills to review, the longest overdue first, and no more than fit into a day.
 * @returns skills, to be practised with one exercise each
 */
export function dueSkills<Skill extends PlannedSkill>(given: DueArguments<Skill>): Skill[] {
  const known = remembered(given);
  return dueOf(known, given)
    .flatMap((skill) => known.turnOf(skill) ?? [])
    .slice(0, max);
}

/** The class to take new skills from: the given one, or that of the last practice. */
function classFor({ skills, log, schoolClass }: TodayArguments<PlannedSkill>): number | undefined {
  const classes = new Map(skills.map((one) => [one.id, one.class]));
  // Model tests and removed skills have no class.
  const last = log.findLast(({ template }) => classes.has(template));
  return schoolClass ?? (last && classes.get(last.template));
}

/**
 * Today's practice: skills that are due, the longest overdue first, then new skills.
 * @returns skills, to be practised with one exercise each; empty if nothing is due and no class is known
 */
export function todaysSkills<Skill extends PlannedSkill>(given: TodayArguments<Skill>): Skill[] {
  const { skills, log, now, dayOf } = given;
  const known = remembered(given);
  const { skillOf, cards } = known;
  const today = dayOf(now);
  const firstOf = (skill: string) => log.find(({ template }) => skillOf.get(template) === skill)?.at ?? 0;
  const begunToday = [...cards.keys()].filter((skill) => dayOf(new Date(firstOf(skill))) >= today).length;
  const schoolClass = classFor(given);
  const untried = skills.filter((one) => one.class === schoolClass && !cards.has(one.skill));
  const fresh = [...new Set(untried.map(({ skill }) => skill))].slice(0, Math.max(0, maxNew - begunToday));
  const chosen = [...dueOf(known, given), ...fresh].flatMap((skill) => known.turnOf(skill) ?? []);
  return mixed(chosen).slice(0, max);
}
