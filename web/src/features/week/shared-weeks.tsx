import type { SkillTitle } from '@pathshala/content/practice/catalogue';
import { practiceEndpoints } from '@pathshala/contract/practice/endpoints';
import type { LearnedInCourse, Week, WeekView } from '@pathshala/contract/practice/model-test';
import useSWR from 'swr';
import { useSkillTitles, useTaskTitles } from '../../api/classrooms.ts';
import { type ApiError, call } from '../../http/client.ts';
import { PageLoading } from '../../ui/loading.tsx';
import { asItems } from '../../ui/section.tsx';
import { Async, EmptyState, ErrorState } from '../../ui/states.tsx';
import { Written } from '../../ui/written.tsx';
import { shortDayText } from '../../words/format.ts';
import { langOf, languageQuery } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './week.module.css';

/** “16 Nov to 22 Nov”. */
const daysText = ({ from, to }: Week): string =>
  words['week.days']({ from: shortDayText(from), to: shortDayText(to) });

const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);

/** Leaves out zeros; an empty week gets a kind word. */
function Figures({ week }: { readonly week: Week }) {
  const { courses, skills, lessonMinutes, practiceMinutes } = week;
  const figures = [
    { text: words['week.lessons'], count: sum(courses.map(({ lessons }) => lessons.length)) },
    { text: words['week.quizzes'], count: sum(courses.map(({ quizzes }) => quizzes.length)) },
    { text: words['week.modelTests'], count: courses.filter(({ modelTest }) => modelTest).length },
    { text: words['week.exercises'], count: sum(skills.map(({ count }) => count)) },
    { text: words['week.minutes'], count: lessonMinutes + practiceMinutes },
  ].filter(({ count }) => count > 0);
  if (figures.length === 0) return <p>{words['week.nothing']()}</p>;
  return (
    <ul className="cluster gap-2">
      {figures.map(({ text, count }) => {
        const shown = text({ count });
        return (
          <li key={shown} className="chip">
            {shown}
          </li>
        );
      })}
    </ul>
  );
}

function InCourse({ course: { title, lessons, quizzes, modelTest } }: { readonly course: LearnedInCourse }) {
  const all = [...new Set([...lessons, ...quizzes])];
  return (
    <div className="stack gap-1">
      <Written as="h3" className="h4" text={title} />
      <ul>
        {all.map((lesson) => (
          <li key={lesson}>
            <Written text={lesson} />
            <span className="soft">
              {lessons.includes(lesson) && ` · ${words['week.lessonDone']()}`}
              {quizzes.includes(lesson) && ` · ${words['week.quizPassed']()}`}
            </span>
          </li>
        ))}
        {modelTest && (
          <li>
            {words['week.modelTest']()}
            <span className="soft"> · {words['week.modelTestPassed']()}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

interface LearnedProps {
  readonly week: Week;
  /** By id, without deleted skills. */
  readonly titles: ReadonlyMap<string, string>;
}

function Learned({ week: { courses, skills }, titles }: LearnedProps) {
  const named = skills.flatMap(({ id, count }) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ id, title, count }];
  });
  return (
    <>
      {courses.map((course) => (
        <InCourse key={course.title} course={course} />
      ))}
      {named.length > 0 && (
        <div className="stack gap-1">
          <h3 className="h4">{words['week.practised']()}</h3>
          <ul>
            {named.map(({ id, title, count }) => (
              <li key={id}>
                <Written text={title} />
                <span className="soft"> · {words['week.exercisesOf']({ count })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface AheadProps extends Pick<WeekView, 'due' | 'next'> {
  readonly reviews: readonly Pick<SkillTitle, 'id' | 'title'>[];
}

/** Due tasks, reviews, and what comes next; empty without any. */
function Ahead({ due: all, reviews, next }: AheadProps) {
  const titleOf = useTaskTitles(all);
  const due = all.flatMap((task) => {
    const title = titleOf(task);
    return title === null ? [] : [{ ...task, title }];
  });
  if (due.length + reviews.length + next.length === 0) return null;
  return (
    <section className="card pad stack">
      <h2 className="h3">{words['week.ahead']()}</h2>
      {due.length > 0 && (
        <div className="stack gap-1">
          <h3 className="h4">{words['week.due']()}</h3>
          <ul>
            {due.map((task) => (
              <li key={`${task.kind}.${task.id}`}>
                <Written text={task.title} />
                <span className="soft">
                  {task.about && ` · ${task.about}`} · {words['week.forDay']({ day: shortDayText(task.due) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reviews.length > 0 && (
        <div className="stack gap-1">
          <h3 className="h4">{words['week.reviews']({ count: reviews.length })}</h3>
          <ul>{asItems(reviews.map(({ id, title }) => <Written key={id} text={title} />))}</ul>
        </div>
      )}
      {next.length > 0 && (
        <div className="stack gap-1">
          <h3 className="h4">{words['week.next']()}</h3>
          <ul>
            {next.map(({ course, lesson }) => (
              <li key={course}>
                <Written text={lesson} />
                <span className="soft" lang={langOf(course)}>
                  {' '}
                  · {course}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type SkillNames = ReadonlyMap<string, string>;

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
    <div className="stack gap-6" style={{ maxWidth: '46rem' }}>
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
          <details key={week.from} className={styles.earlier}>
            <summary>{daysText(week)}</summary>
            <Figures week={week} />
            <Learned week={week} titles={titles} />
          </details>
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

/** @param token from the link's fragment; sent in the body, never in an address */
export default function SharedWeeks({ token }: { readonly token: string }) {
  const answer = useSWR<WeekView, ApiError>(['week', token], () =>
    call(practiceEndpoints.weekView, { query: languageQuery, body: { token } }),
  );
  return (
    <Async
      answer={answer}
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
