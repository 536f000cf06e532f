import { daysOf, deviceDay } from '@pathshala/content/practice/review/cards';
import type { CourseList } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useEffect, useRef, useState } from 'react';
import { usePracticeLog, useWhosePractice } from '../../api/practice-log.ts';
import { useSchoolClass } from '../../device/school-class.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { useLoaderData } from '../../ui/router.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { words } from '../../words/words.ts';
import { AccountLog } from './account-log.tsx';
import { ClassChoice } from './class-choice.tsx';
import exerciseStyles from './exercise.module.css';
import { Exercise } from './exercise.tsx';

import type { ListedSkill } from './listed-skill.ts';
import { readSkills } from './practice-content.ts';
import styles from './practice-page.module.css';
import { useToday } from './use-today.ts';

export const loader: PageLoader<ListedSkill[]> | undefined = import.meta.env.SSR ? readSkills : undefined;

export function meta() {
  return pageMeta({
    page: pages.practiceToday,
    title: words['titles.practiceToday'](),
    description: words['descriptions.practiceToday'](),
  });
}

interface NothingProps {
  readonly isDone: boolean;
  readonly chosen: CourseList | undefined;
  /** Somebody has just done the last one: its button has gone. */
  readonly takesFocus: boolean;
  readonly onChoose: () => void;
}

/** What is there when there is nothing to do, or nothing more. */
function Nothing({ isDone, chosen, takesFocus, onChoose }: NothingProps) {
  const statusRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) statusRef.current?.focus();
  }, [takesFocus]);
  return (
    <div className={`panel stack gap-4 ${exerciseStyles.done}`}>
      <p ref={statusRef} tabIndex={-1}>
        {isDone ? words['practice.todayDone']() : words['practice.todayNothing']()}
      </p>
      {!isDone && <ClassChoice chosen={chosen} onChoose={onChoose} />}
      <ActionLink look={isDone ? 'primary' : 'quiet'} to={paths.practice}>
        {words['practice.chooseSkill']()}
      </ActionLink>
    </div>
  );
}

interface SessionProps {
  readonly skills: readonly ListedSkill[];
  readonly chosen: CourseList | undefined;
  /** Whether somebody has chosen a class here: that choice has gone. */
  readonly hasChosen: boolean;
  readonly onChoose: () => void;
}

function Session({ skills, chosen, hasChosen, onChoose }: SessionProps) {
  const schoolClass = chosen?.class;
  const { stop, number, all, toNext } = useToday(skills, schoolClass);
  const log = usePracticeLog();
  const days = daysOf(log, deviceDay);
  return (
    <>
      {stop ? (
        <>
          <div>
            <p className="soft">{words['practice.place']({ place: number, all })}</p>
            <h2 lang={langOf(stop.skill.title)}>{stop.skill.title}</h2>
          </div>
          <Exercise
            key={`${stop.skill.id}/${stop.exerciseRef.level}/${stop.exerciseRef.seed}`}
            skill={stop.skill}
            exerciseRef={stop.exerciseRef}
            takesFocus={number > 1 || hasChosen}
            onNext={toNext}
            onSkip={toNext}
          />
        </>
      ) : (
        <Nothing isDone={log.length > 0} takesFocus={number > 1 || hasChosen} {...{ chosen, onChoose }} />
      )}
      {days > 0 && <p className="soft">{words['practice.days']({ count: days })}</p>}
    </>
  );
}

/** Five minutes: what one starts to forget, then something new. */
export function Component() {
  const skills = useLoaderData<ListedSkill[]>();
  const { chosen } = useSchoolClass();
  const hydrated = useHydrated();
  const whose = useWhosePractice();
  const [hasChosen, setChosen] = useState(false);
  return (
    <Wrap className={`stack gap-4 ${styles.page} ${styles.narrow}`}>
      <div className="stack gap-2">
        <h1>{words['practice.todayTitle']()}</h1>
        <p className={`soft ${styles.lead}`}>{words['practice.todayLead']()}</p>
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
