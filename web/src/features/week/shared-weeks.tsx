import { practiceEndpoints } from '@pathshala/contract/practice/endpoints';
import type { LearnedInCourse, Week, WeekView } from '@pathshala/contract/practice/model-test';
import useSWR from 'swr';
import { useSkillTitles, useTaskTitles } from '../../api/classrooms.ts';
import { type ApiError, call } from '../../http/client.ts';
import { PageLoading } from '../../ui/loading.tsx';
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

interface Line {
  readonly id: string;
  readonly text: string;
  readonly note?: string;
  /** Of the note. */
  readonly lang?: string | undefined;
}

/** A list with its heading; empty without lines. */
function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="stack gap-1">
      <Written as="h3" className="h4" text={title} />
      <ul>
        {lines.map(({ id, text, note, lang }) => (
          <li key={id}>
            <Written text={text} />
            {note && <span className="soft" lang={lang}>{` · ${note}`}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function linesOf({ lessons, quizzes, modelTest }: LearnedInCourse): Line[] {
  const learned = [...new Set([...lessons, ...quizzes])].map((lesson): Line => {
    const done = lessons.includes(lesson) ? [words['week.lessonDone']()] : [];
    const passed = quizzes.includes(lesson) ? [words['week.quizPassed']()] : [];
    return { id: lesson, text: lesson, note: [...done, ...passed].join(' · ') };
  });
  const test = { id: 'model-test', text: words['week.modelTest'](), note: words['week.modelTestPassed']() };
  return modelTest ? [...learned, test] : learned;
}

type SkillNames = ReadonlyMap<string, string>;

/** The line of a skill; none if it was deleted. */
function skillLine(titles: SkillNames, id: string, note?: string): Line[] {
  const text = titles.get(id);
  return text === undefined ? [] : [{ id, text, ...(note && { note }) }];
}

function Learned({ week, titles }: { readonly week: Week; readonly titles: SkillNames }) {
  return (
    <>
      {week.courses.map((course) => (
        <Lines key={course.title} title={course.title} lines={linesOf(course)} />
      ))}
      <Lines
        title={words['week.practised']()}
        lines={week.skills.flatMap(({ id, count }) =>
          skillLine(titles, id, words['week.exercisesOf']({ count })),
        )}
      />
    </>
  );
}

interface AheadProps extends Pick<WeekView, 'due' | 'next'> {
  readonly reviews: readonly Line[];
}

/** Due tasks, reviews, and what comes next; empty without any. */
function Ahead({ due, reviews, next }: AheadProps) {
  const titleOf = useTaskTitles(due);
  const tasks = due.flatMap((task): Line[] => {
    const text = titleOf(task);
    const day = words['week.forDay']({ day: shortDayText(task.due) });
    const note = task.about ? `${task.about} · ${day}` : day;
    return text === null ? [] : [{ id: `${task.kind}.${task.id}`, text, note }];
  });
  if (tasks.length + reviews.length + next.length === 0) return null;
  return (
    <section className="card pad stack">
      <h2 className="h3">{words['week.ahead']()}</h2>
      <Lines title={words['week.due']()} lines={tasks} />
      <Lines title={words['week.reviews']({ count: reviews.length })} lines={reviews} />
      <Lines
        title={words['week.next']()}
        lines={next.map(({ course, lesson }) => ({
          id: course,
          text: lesson,
          note: course,
          lang: langOf(course),
        }))}
      />
    </section>
  );
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
      <Ahead due={due} reviews={reviews.flatMap((id) => skillLine(titles, id))} next={next} />
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
