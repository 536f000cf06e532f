import { daysOf, deviceDay } from '@pathshala/content/practice/review/mastery';
import type { CourseList } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useEffect, useRef, useState } from 'react';
import { usePracticeLog, useWhosePractice } from '../../api/practice-log.ts';
import { useSchoolClass } from '../../device/school-class.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { metaOf } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { Link, useLoaderData } from '../../ui/router.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { words } from '../../words/words.ts';
import { AccountLog } from './account-log.tsx';
import { ClassChoice } from './class-choice.tsx';
import exerciseStyles from './exercise.module.css';
import { Exercise } from './exercise.tsx';
import type { ListedSkill } from './listed-skill.ts';
import { MasteryChip } from './mastery-chip.tsx';
import { readSkills } from './practice-content.ts';
import styles from './practice-page.module.css';
import { TodayResult } from './today-result.tsx';
import { useMastery } from './use-mastery.ts';
import { useToday } from './use-today.ts';

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

/** Shown when nothing is due and nothing was practised today. */
function Nothing({ hasPractised, chosen, takesFocus, onChoose }: NothingProps) {
  const statusRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) statusRef.current?.focus();
  }, [takesFocus]);
  return (
    <div className="panel stack gap-4 start">
      <p ref={statusRef} tabIndex={-1}>
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
          {stop && (
            <Link className="tap" to={paths.progress}>
              {words['titles.progress']()}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

/** Five minutes of practice: first skills to review, then new ones. */
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
        <div className={exerciseStyles.waiting} />
      )}
      <AccountLog />
    </Wrap>
  );
}
