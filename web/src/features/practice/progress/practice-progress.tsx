import type { Mastery, MasteryById } from '@pathshala/content/practice/review/mastery';
import { paths } from '@pathshala/contract/site/paths';
import { useMemo } from 'react';
import { masteryToday } from '../../../api/mastery-engine.ts';
import { usePracticeLog } from '../../../api/practice-log.ts';
import { SubjectBlock } from '../../../course-ui/subject-block.tsx';
import { ActionLink } from '../../../ui/action.tsx';
import { Part } from '../../../ui/page.tsx';
import { Bar } from '../../../ui/progress-bar.tsx';
import { Link } from '../../../ui/router.ts';
import { WrittenLink } from '../../../ui/written.tsx';
import { numberText, ownDayInYearText } from '../../../words/format.ts';
import { langOf } from '../../../words/language.ts';
import { withMarkup } from '../../../words/with-markup.tsx';
import { words } from '../../../words/words.ts';
import { classAndSubject, type ListedSkill, MasteryChip } from '../skill-card.tsx';
import styles from './progress.module.css';

const order = { due: 0, learning: 1, mastered: 2 } as const;

interface SubjectProgressProps {
  readonly skills: readonly ListedSkill[];
  readonly mastery: MasteryById;
}

function SubjectProgress({ skills, mastery }: SubjectProgressProps) {
  const [first] = skills;
  if (!first) return null;
  const title = classAndSubject(first);
  const started = skills.flatMap((skill) => {
    const own = mastery.get(skill.id);
    return own ? [{ skill, own }] : [];
  });
  started.sort((a, b) => order[a.own.state] - order[b.own.state]);
  const next = skills.find(({ id }) => !mastery.has(id));
  const all = skills.length;
  const done = started.filter(({ own }) => own.isMastered).length;
  const text = words['progress.masteredOf']({ done, all });
  return (
    <article className="card pad stack">
      <div className="row">
        <SubjectBlock subject={first.subject} size={56} />
        <div className="grow">
          <h3 className="h4">{title}</h3>
          <p className="note">{text}</p>
        </div>
      </div>
      {done > 0 && <Bar percent={Math.floor((100 * done) / all)} label={title} text={text} />}
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
      {next && (
        <p className="cluster apart">
          <Link className="tap strong" to={paths.practiceSkill(next.id)}>
            <span>
              {withMarkup(words['progress.nextSkill'].parts({ title: next.title }), {
                skill: (inside) => <span lang={langOf(next.title)}>{inside}</span>,
              })}
            </span>
          </Link>
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
  const keyOf = (one: ListedSkill) => `${one.class} ${one.subject}`;
  const byId = new Map(skills.map((one) => [one.id, one]));
  const own = practised.map((id) => byId.get(id)).filter((one) => one !== undefined);
  const keys = new Set(own.map(keyOf));
  return [...keys].map((key) => skills.filter((one) => keyOf(one) === key));
}

export default function PracticeProgress({ skills }: { readonly skills: readonly ListedSkill[] }) {
  const log = usePracticeLog();
  const mastery = masteryToday();
  const groups = useMemo(
    () => groupsOf(skills, log.map(({ template }) => template).reverse()),
    [skills, log],
  );
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
    </>
  );
}
