import { deviceDay } from '@pathshala/content/practice/review/cards';
import { todaysSkills } from '@pathshala/content/practice/review/today';
import { useEffect, useState } from 'react';
import { practiceLog } from '../../api/practice-log.ts';
import { useSearchParams } from '../../ui/router.ts';
import { type ExerciseRef, exerciseRefIn, nextExercise, queryOf } from './exercise-ref.ts';
import type { ListedSkill } from './listed-skill.ts';

/** An exercise of today's. */
export interface Stop {
  readonly skill: ListedSkill;
  readonly exerciseRef: ExerciseRef;
}

/** The skill that the address names, beside which exercise of it. */
const skillName = 's';

/** Today's exercises, the one that a reloaded page was at first. */
function plan(
  skills: readonly ListedSkill[],
  schoolClass: number | undefined,
  params: URLSearchParams,
): Stop[] {
  const log = practiceLog.read();
  const exerciseRef = exerciseRefIn(params);
  const at = skills.find(({ id }) => id === params.get(skillName));
  const rest = todaysSkills({ skills, log, now: new Date(), dayOf: deviceDay, schoolClass })
    .filter(({ skill }) => skill !== at?.skill)
    .map((skill) => ({ skill, exerciseRef: nextExercise(log, skill.id) }));
  return at && exerciseRef ? [{ skill: at, exerciseRef }, ...rest] : rest;
}

/**
 * Today's exercises one after the other. They are put together once, when the page opens.
 * @param schoolClass 1 to 12; undefined: nobody has said
 */
export function useToday(skills: readonly ListedSkill[], schoolClass: number | undefined) {
  const [params, setParams] = useSearchParams();
  const [stops] = useState(() => plan(skills, schoolClass, params));
  const [at, setAt] = useState(0);
  const stop = stops[at];
  useEffect(() => {
    const query = stop ? { [skillName]: stop.skill.id, ...queryOf(stop.exerciseRef) } : {};
    setParams(query, { replace: true, preventScrollReset: true });
  }, [stop, setParams]);
  return { stop, number: at + 1, all: stops.length, toNext: () => setAt((now) => now + 1) };
}
