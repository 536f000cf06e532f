import { deviceDay } from '@pathshala/content/practice/review/cards';
import { resultsOfDay } from '@pathshala/content/practice/review/mastery';
import { todaysSkills } from '@pathshala/content/practice/review/today';
import type { PracticeOutcome } from '@pathshala/contract/practice/log';
import { useEffect, useState } from 'react';
import { practiceLog, usePracticeLog } from '../../api/practice-log.ts';
import { useSearchParams } from '../../ui/router.ts';
import { type ExerciseRef, exerciseRefIn, nextExercise, queryOf } from './exercise-ref.ts';
import type { ListedSkill } from './listed-skill.ts';

/** An exercise of today's. */
export interface Stop {
  readonly skill: ListedSkill;
  readonly exerciseRef: ExerciseRef;
}

/** What came of a skill today. */
export interface SkillResult {
  readonly skill: ListedSkill;
  readonly outcome: PracticeOutcome;
}

/** The skill that the address names, beside which exercise of it. */
const skillName = 's';
/** So many skills are tried again at once, as many as a day has. */
const maxRetried = 8;

/** A new exercise of each skill. */
function stopsOf(skills: readonly ListedSkill[]): Stop[] {
  const log = practiceLog.read();
  return skills.map((skill) => ({ skill, exerciseRef: nextExercise(log, skill.id) }));
}

/** Today's exercises, the one that a reloaded page was at first. */
function plan(
  skills: readonly ListedSkill[],
  schoolClass: number | undefined,
  params: URLSearchParams,
): Stop[] {
  const log = practiceLog.read();
  const exerciseRef = exerciseRefIn(params);
  const at = skills.find(({ id }) => id === params.get(skillName));
  const rest = stopsOf(
    todaysSkills({ skills, log, now: new Date(), dayOf: deviceDay, schoolClass }).filter(
      ({ skill }) => skill !== at?.skill,
    ),
  );
  return at && exerciseRef ? [{ skill: at, exerciseRef }, ...rest] : rest;
}

/**
 * Today's exercises one after the other, and what came of them. They are put together once, when the page opens.
 * @param schoolClass 1 to 12; undefined: nobody has said
 */
export function useToday(skills: readonly ListedSkill[], schoolClass: number | undefined) {
  const [params, setParams] = useSearchParams();
  const [stops, setStops] = useState(() => plan(skills, schoolClass, params));
  const [at, setAt] = useState(0);
  const [isRetry, setRetry] = useState(false);
  const stop = stops[at];
  useEffect(() => {
    const query = stop ? { [skillName]: stop.skill.id, ...queryOf(stop.exerciseRef) } : {};
    setParams(query, { replace: true, preventScrollReset: true });
  }, [stop, setParams]);
  const outcomes = resultsOfDay(usePracticeLog(), new Date(), deviceDay);
  const results = [...outcomes].flatMap(([id, outcome]): SkillResult[] => {
    const skill = skills.find((one) => one.id === id);
    return skill ? [{ skill, outcome }] : [];
  });
  return {
    stop,
    number: at + 1,
    all: stops.length,
    toNext: () => setAt((now) => now + 1),
    results,
    /** Whether something was tried again. */
    isRetry,
    retry() {
      const missed = results.filter(({ outcome }) => outcome !== 'right').map(({ skill }) => skill);
      setStops(stopsOf(missed.slice(0, maxRetried)));
      setAt(0);
      setRetry(true);
    },
  };
}
