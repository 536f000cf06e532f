import { deviceDay, type Mastery, type MasteryById } from '@pathshala/content/practice/review/mastery';
import { paths } from '@pathshala/contract/site/paths';
import { useMemo } from 'react';
import { usePracticeLog } from '../../../api/practice-log.ts';
import { SubjectBlock } from '../../../course-ui/subject-block.tsx';
import { ActionLink } from '../../../ui/action.tsx';
import { Part } from '../../../ui/page.tsx';
import { Bar } from '../../../ui/progress-bar.tsx';
import { Link } from '../../../ui/router.ts';
import { visuallyHidden } from '../../../ui/states.tsx';
import { WrittenLink } from '../../../ui/written.tsx';
import { dateLocale, numberText, ownDayInYearText, ownDayText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { MasteryChip } from '../mastery-chip.tsx';
import { masteryToday } from '../mastery-engine.ts';
import { classAndSubject, type ListedSkill } from '../skill-card.tsx';
import styles from './progress.module.css';

const weeksShown = 5;

/** The days of the last weeks. A week runs from Sunday to Saturday, and the current one is shown to its end. */
function lastWeeks(now: Date): Date[][] {
  const sunday = now.getDate() - now.getDay() - 7 * (weeksShown - 1);
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from(
      { length: 7 },
      (_day, day) => new Date(now.getFullYear(), now.getMonth(), sunday + 7 * week + day),
    ),
  );
}

function Day({ day, today, isPractised }: { day: Date; today: number; isPractised: boolean }) {
  const at = deviceDay(day);
  const look = at > today ? 'soft' : isPractised ? 'filled strong' : '';
  return (
    <td aria-current={at === today ? 'date' : undefined}>
      <span className={`center ${styles.day} ${look}`}>
        {numberText(day.getDate())}
        {isPractised && (
          <span style={visuallyHidden}>
            {ownDayText(day.toISOString())}: {words['progress.practised']()}
          </span>
        )}
      </span>
    </td>
  );
}

/** A calendar of the last weeks that marks days with practice. Only those have a text for screen readers. */
export function PractisedDays({ days }: { readonly days: ReadonlySet<number> }) {
  const now = new Date();
  const weeks = lastWeeks(now);
  const [short, long] = (['narrow', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(dateLocale, { weekday }),
  );
  return (
    <Part title={words['progress.days']()}>
      <p className="soft">{words['practice.days']({ count: days.size })}</p>
      <table className={styles.days}>
        <caption className="note">{words['progress.lastWeeks']()}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day.getDay()} scope="col" className="note">
                <span aria-hidden="true">{short?.format(day)}</span>
                <span style={visuallyHidden}>{long?.format(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.getTime()}>
              {week.map((day) => (
                <Day
                  key={day.getTime()}
                  day={day}
                  today={deviceDay(now)}
                  isPractised={days.has(deviceDay(day))}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

interface SubjectProgressProps {
  readonly skills: readonly ListedSkill[];
  readonly mastery: MasteryById;
}

export function SubjectProgress({ skills, mastery }: SubjectProgressProps) {
  const [first] = skills;
  if (!first) return null;
  const title = classAndSubject(first);
  const started = skills.flatMap((skill) => {
    const own = mastery.get(skill.id);
    return own ? [{ skill, own }] : [];
  });
  const all = skills.length;
  const done = started.filter(({ own }) => own.isMastered).length;
  const text = words['progress.masteredOf']({ done, all });
  return (
    <article className="card pad stack">
      <div className="row">
        <SubjectBlock subject={first.subject} size={40} />
        <div className="grow">
          <h3 className="h4">{title}</h3>
          <p className="note">{text}</p>
        </div>
      </div>
      <Bar percent={Math.floor((100 * done) / all)} label={title} text={text} />
      <ul className="lines">
        {started.map(({ skill, own }) => (
          <li key={skill.id} className="row apart">
            <div>
              <WrittenLink className="tap" to={paths.practiceSkill(skill.id)} text={skill.title} />
              {own.state !== 'due' && (
                <p className="note">
                  {words['progress.nextReview']({ day: ownDayInYearText(own.due.toISOString()) })}
                </p>
              )}
            </div>
            <MasteryChip state={own.state} />
          </li>
        ))}
      </ul>
      {started.length < all && (
        <p>
          <Link className="tap" to={paths.learnClass(first.class)}>
            {words['progress.notStarted']({ count: all - started.length })}
          </Link>
        </p>
      )}
    </article>
  );
}

/** Skills that are due also count as mastered or being learnt. */
const figures: readonly (readonly [() => string, (one: Mastery) => boolean])[] = [
  [words['progress.mastered'], ({ isMastered }) => isMastered],
  [words['progress.learning'], ({ isMastered }) => !isMastered],
  [words['progress.due'], ({ state }) => state === 'due'],
];

function Figures({ mastery }: { readonly mastery: MasteryById }) {
  return (
    <dl className="row gap-6">
      {figures.map(([label, isOne]) => (
        <div key={label()}>
          <dt className="note">{label()}</dt>
          <dd className="h3">{numberText([...mastery.values()].filter(isOne).length)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The practised skills by class and subject, with the total number of skills. The last practised comes first. */
function groupsOf(skills: readonly ListedSkill[], practised: readonly string[]): ListedSkill[][] {
  const groups = new Map<string, ListedSkill[]>();
  const keyOf = (one: ListedSkill) => `${one.class} ${one.subject}`;
  const byId = new Map(skills.map((one) => [one.id, one]));
  for (const id of practised) {
    const skill = byId.get(id);
    if (skill && !groups.has(keyOf(skill)))
      groups.set(
        keyOf(skill),
        skills.filter((one) => keyOf(one) === keyOf(skill)),
      );
  }
  return [...groups.values()];
}

export default function PracticeProgress({ skills }: { readonly skills: readonly ListedSkill[] }) {
  const log = usePracticeLog();
  const mastery = masteryToday();
  const groups = useMemo(
    () => groupsOf(skills, log.map(({ template }) => template).reverse()),
    [skills, log],
  );
  const days = useMemo(() => new Set(log.map(({ at }) => deviceDay(new Date(at)))), [log]);
  return (
    <>
      <section className="panel cluster apart gap-4" aria-label={words['titles.progress']()}>
        <Figures mastery={mastery} />
        <ActionLink to={paths.practiceToday}>{words['practice.todayTitle']()}</ActionLink>
      </section>
      <Part title={words['progress.skills']()}>
        <div className={`tiles start ${styles.groups}`}>
          {groups.map((group) => (
            <SubjectProgress key={group[0]?.id} skills={group} mastery={mastery} />
          ))}
        </div>
      </Part>
      <PractisedDays days={days} />
    </>
  );
}
