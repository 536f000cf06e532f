import type { LivePaper, Outcome, Skill } from './live-paper.ts';

/** The result of the questions of a skill. */
export interface SkillResult extends Skill {
  readonly all: number;
  readonly right: number;
  readonly open: number;
  /** The marks missed. */
  readonly missed: number;
}

/** The skills of a paper. Those that missed most marks come first; ties keep the order of the paper. */
export function bySkill(live: LivePaper, outcome: (key: string) => Outcome): SkillResult[] {
  const found = new Map<string, SkillResult>();
  for (const { key, marks } of live.sections.flatMap(({ items }) => items.flatMap(({ parts }) => parts))) {
    const skill = live.skillOf(key);
    if (!skill) continue;
    const before = found.get(skill.id) ?? { ...skill, all: 0, right: 0, open: 0, missed: 0 };
    const result = outcome(key);
    found.set(skill.id, {
      ...before,
      all: before.all + 1,
      right: before.right + (result === 'right' ? 1 : 0),
      open: before.open + (result === 'open' ? 1 : 0),
      missed: before.missed + (result === 'right' ? 0 : marks),
    });
  }
  return [...found.values()].sort((a, b) => b.missed - a.missed);
}
