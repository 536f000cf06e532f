import { daysOf, deviceDay, resultsOfDay, todaysSkills } from '@pathshala/content/practice/review/mastery';
import { type CourseList, classLists } from '@pathshala/contract/catalogue/lists';
import { type PracticeOutcome, practiceOutcomes } from '@pathshala/contract/practice/log';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useEffect, useState } from 'react';
import { practiceLog, usePracticeLog, useWhosePractice } from '../../api/practice-log.ts';
import { useMastery } from '../../api/use-mastery.ts';
import { schoolClass, useSchoolClass } from '../../device/school-class.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { metaOf } from '../../page/page-meta.ts';
import { ActionButton, ActionLink, takeFocus } from '../../ui/action.tsx';
import bar from '../../ui/bottom-bar.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useLoaderData, useSearchParams } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { WrittenLink } from '../../ui/written.tsx';
import { numberText } from '../../words/format.ts';
import { langOf } from '../../words/language.ts';
import { nameOf, spokenName } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { AccountLog } from './account-log.tsx';
import { Exercise } from './exercise.tsx';
import { type ExerciseRef, exerciseRefIn, nextExercise, queryOf } from './exercise-ref.ts';
import styles from './practice.module.css';
import { readSkills } from './practice-content.ts';
import { type ListedSkill, MasteryChip } from './skill-card.tsx';

function ClassChoice({ chosen, onChoose }: { chosen: CourseList | undefined; onChoose: () => void }) {
  return (
    <fieldset className={`cluster baseline ${styles.filter}`}>
      <legend className="strong">{words['practice.yourClass']()}</legend>
      <ul className="cluster gap-2">
        {classLists.map(({ list, label, class: number }) => (
          <li key={list}>
            <button
              type="button"
              className="control fills round strong"
              aria-label={spokenName(nameOf(label), numberText(number))}
              aria-pressed={chosen?.list === list}
              onClick={() => {
                onChoose();
                schoolClass.answer(list);
              }}
            >
              {numberText(number)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const outcomeWords = {
  right: words['progress.right'],
  helped: words['progress.helped'],
  wrong: words['progress.wrong'],
} as const;

function Results({ results }: { readonly results: readonly SkillResult[] }) {
  return (
    <ul className="stack gap-0 lines">
      {results.map(({ skill, outcome }) => (
        <li key={skill.id} className="row apart">
          <WrittenLink className="tap" to={paths.practiceSkill(skill.id)} text={skill.title} />
          <span className="note row gap-1">
            {outcome === 'right' && <Icon name="check" size={18} />}
            {outcomeWords[outcome]()}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface TodayResultProps {
  readonly results: readonly SkillResult[];
  /** The last exercise was just finished: its button is gone. */
  readonly takesFocus: boolean;
  readonly onRetry: () => void;
}

function TodayResult({ results, takesFocus, onRetry }: TodayResultProps) {
  const counts = practiceOutcomes.map((one) => ({
    outcome: one,
    count: results.filter(({ outcome }) => outcome === one).length,
  }));
  const hasMissed = results.some(({ outcome }) => outcome !== 'right');
  return (
    <section aria-labelledby="result" className="panel stack gap-4">
      <h2 id="result" ref={takesFocus ? takeFocus : null} tabIndex={-1} className="h3">
        {hasMissed ? words['practice.todayNearly']() : words['practice.todayDone']()}
      </h2>
      <p className="cluster gap-2">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => (
            <span key={outcome} className="chip" style={{ background: 'var(--ps-palette-background-paper)' }}>
              {words['progress.outcome']({ outcome: outcomeWords[outcome](), count })}
            </span>
          ))}
      </p>
      <Results results={results} />
      <p>{hasMissed ? words['progress.retryText']() : words['progress.keepOn']()}</p>
      <div className={`cluster ${bar.ways}`}>
        {hasMissed && <ActionButton onClick={onRetry}>{words['progress.retry']()}</ActionButton>}
        <ActionLink look={hasMissed ? 'quiet' : 'primary'} to={paths.practice}>
          {words['practice.chooseSkill']()}
        </ActionLink>
        <ActionLink look="quiet" to={paths.progress} text={words['titles.progress']()} />
      </div>
    </section>
  );
}

export interface Stop {
  readonly skill: ListedSkill;
  readonly exerciseRef: ExerciseRef;
}

interface SkillResult {
  readonly skill: ListedSkill;
  readonly outcome: PracticeOutcome;
}

const skillName = 's';
/** The most skills to retry at once: as many as a day has. */
const maxRetried = 8;

function stopsOf(skills: readonly ListedSkill[]): Stop[] {
  const log = practiceLog.read();
  return skills.map((skill) => ({ skill, exerciseRef: nextExercise(log, skill.id) }));
}

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

/** The list is made once, when the page opens. @param schoolClass 1 to 12; undefined if not known */
function useToday(skills: readonly ListedSkill[], schoolClass: number | undefined) {
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

export const loader: PageLoader<ListedSkill[]> | undefined = import.meta.env.SSR ? readSkills : undefined;

export const meta = metaOf(
  pages.practiceToday,
  words['titles.practiceToday'],
  words['descriptions.practiceToday'],
);

interface NothingProps {
  /** Whether there is earlier practice. If so, there is nothing to review; if not, the page asks for the class. */
  readonly hasPractised: boolean;
  readonly chosen: CourseList | undefined;
  /** The student just chose a class or finished the last exercise: the button they used is gone. */
  readonly takesFocus: boolean;
  readonly onChoose: () => void;
}

function Nothing({ hasPractised, chosen, takesFocus, onChoose }: NothingProps) {
  return (
    <div className="panel stack gap-4 start">
      <p ref={takesFocus ? takeFocus : null} tabIndex={-1}>
        {hasPractised ? words['practice-home.nothing']() : words['practice.todayNothing']()}
      </p>
      {!hasPractised && <ClassChoice chosen={chosen} onChoose={onChoose} />}
      <ActionLink look={hasPractised ? 'primary' : 'quiet'} to={paths.practice}>
        {words['practice.chooseSkill']()}
      </ActionLink>
    </div>
  );
}

interface SessionProps {
  readonly skills: readonly ListedSkill[];
  readonly chosen: CourseList | undefined;
  /** Whether a class was chosen on this page: the class choice is gone then. */
  readonly hasChosen: boolean;
  readonly onChoose: () => void;
}

function Session({ skills, chosen, hasChosen, onChoose }: SessionProps) {
  const schoolClass = chosen?.class;
  const { stop, number, all, toNext, results, isRetry, retry } = useToday(skills, schoolClass);
  const log = usePracticeLog();
  const mastery = useMastery();
  const days = daysOf(log, deviceDay);
  const takesFocus = number > 1 || hasChosen || isRetry;
  return (
    <>
      {stop && (
        <>
          <div className="stack gap-2">
            <p className="cluster soft">
              {words['practice.place']({ place: number, all })}
              {(mastery || log.length === 0) && (
                <MasteryChip state={mastery?.get(stop.skill.id)?.state ?? 'new'} />
              )}
            </p>
            <h2 lang={langOf(stop.skill.title)}>{stop.skill.title}</h2>
          </div>
          <Exercise
            key={`${stop.skill.id}/${stop.exerciseRef.level}/${stop.exerciseRef.seed}`}
            skill={stop.skill}
            exerciseRef={stop.exerciseRef}
            takesFocus={takesFocus}
            onNext={toNext}
            onSkip={toNext}
          />
        </>
      )}
      {!stop && results.length > 0 && <TodayResult {...{ results, takesFocus }} onRetry={retry} />}
      {!stop && results.length === 0 && (
        <Nothing hasPractised={log.length > 0} {...{ chosen, onChoose, takesFocus }} />
      )}
      {days > 0 && (
        <p className="cluster soft">
          {words['practice.days']({ count: days })}
          {stop && <WrittenLink className="tap" to={paths.progress} text={words['titles.progress']()} />}
        </p>
      )}
    </>
  );
}

export function Component() {
  const skills = useLoaderData<ListedSkill[]>();
  const { chosen } = useSchoolClass();
  const hydrated = useHydrated();
  const whose = useWhosePractice();
  const [hasChosen, setChosen] = useState(false);
  return (
    <Wrap className={`stack gap-4 page ${styles.narrow}`}>
      <div className="stack gap-2">
        <h1>{words['practice.todayTitle']()}</h1>
        <p className="soft intro">{words['practice.todayLead']()}</p>
      </div>
      {hydrated ? (
        <Session
          key={`${whose} ${chosen?.list}`}
          {...{ skills, chosen, hasChosen }}
          onChoose={() => setChosen(true)}
        />
      ) : (
        <div style={{ minHeight: 300 }} />
      )}
      <AccountLog />
    </Wrap>
  );
}
