import type { Week, WeekView } from '@pathshala/contract/practice/week';
import { useSkillTitles } from '../../api/skill-titles.ts';
import { useWeekView } from '../../api/week.ts';
import { langOf } from '../../ui/language.ts';
import { Async, EmptyState, ErrorState, PageLoading } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { Ahead } from './ahead.tsx';
import { daysText, Figures, Learned } from './learned.tsx';
import styles from './week.module.css';

/** What skills are called, by their ids. */
type SkillNames = ReadonlyMap<string, string>;

/** A week that is over, closed until somebody looks. */
function EarlierWeek({ week, titles }: { readonly week: Week; readonly titles: SkillNames }) {
  return (
    <details className={styles.earlier}>
      <summary>{daysText(week)}</summary>
      <Figures week={week} />
      <Learned week={week} titles={titles} />
    </details>
  );
}

/** Skills by their names; what this page knows no name of is left out. */
function namedIn(titles: SkillNames, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ id, title }];
  });
}

function Weeks({ name, weeks, due, reviews, next }: WeekView) {
  const skills = useSkillTitles(reviews.length > 0 || weeks.some((week) => week.skills.length > 0));
  const titles: SkillNames = new Map(skills?.map(({ id, title }) => [id, title]));
  const [now, ...earlier] = weeks;
  return (
    <div className={`stack gap-6 ${styles.week}`}>
      {now && (
        <section className="card pad stack">
          <h2 className="h3" lang={langOf(name)}>
            {name || words['week.student']()}
          </h2>
          <p className="soft">{words['week.lastDays']({ days: daysText(now) })}</p>
          <Figures week={now} />
          <Learned week={now} titles={titles} />
        </section>
      )}
      <Ahead due={due} reviews={namedIn(titles, reviews)} next={next} />
      <section className="card pad stack">
        <h2 className="h3">{words['week.earlier']()}</h2>
        {earlier.map((week) => (
          <EarlierWeek key={week.from} week={week} titles={titles} />
        ))}
      </section>
      <div className="soft stack gap-2">
        <p>{words['week.minutesNote']()}</p>
        {reviews.length > 0 && <p>{words['week.reviewsNote']()}</p>}
        <p>{words['week.note']()}</p>
      </div>
    </div>
  );
}

/** The weeks that a link opens. @param token what is after the `#` of the link */
export default function SharedWeeks({ token }: { readonly token: string }) {
  return (
    <Async
      answer={useWeekView(token)}
      loading={<PageLoading />}
      failure={({ status, message }, retry) =>
        status === 404 ? (
          <div role="alert">
            <EmptyState why="refused" title={words['week.ended']()} text={words['week.endedText']()} />
          </div>
        ) : (
          <ErrorState title={words['week.failed']()} text={message} onRetry={retry} />
        )
      }
    >
      {(view) => <Weeks {...view} />}
    </Async>
  );
}
