import { deviceDay, resultsOfDay, todaysSkills } from '@pathshala/content/practice/review/mastery';
import type { PracticeOutcome } from '@pathshala/contract/practice/log';
import { useEffect, useState } from 'react';
import { practiceLog, usePracticeLog } from '../../api/practice-log.ts';
import { useSearchParams } from '../../ui/router.ts';
import { type ExerciseRef, exerciseRefIn, nextExercise, queryOf } from './exercise-ref.ts';
import type { ListedSkill } from './listed-skill.ts';

/** One of today's exercises. */
export interface Stop {
  readonly skill: ListedSkill;
  readonly exerciseRef: ExerciseRef;
}

/** Today's result for a skill. */
export interface SkillResult {
  readonly skill: ListedSkill;
  readonly outcome: PracticeOutcome;
}

/** The address parameter that names the skill, next to the exercise reference. */
const skillName = 's';
/** The most skills to retry at once: as many as a day has. */
const maxRetried = 8;

/** Makes a new exercise for each skill. */
function stopsOf(skills: readonly ListedSkill[]): Stop[] {
  const log = practiceLog.read();
  return skills.map((skill) => ({ skill, exerciseRef: nextExercise(log, skill.id) }));
}

/** Today's exercises, starting with the one that was open before a reload. */
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
 * Today's exercises in turn, and their results. The list is made once, when the page opens.
 * @param schoolClass 1 to 12; undefined if not known
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
    /** Whether a missed skill was retried. */
    isRetry,
    retry() {
      const missed = results.filter(({ outcome }) => outcome !== 'right').map(({ skill }) => skill);
      setStops(stopsOf(missed.slice(0, maxRetried)));
      setAt(0);
      setRetry(true);
    },
  };
}
