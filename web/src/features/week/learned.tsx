import type { LearnedInCourse, Week } from '@pathshala/contract/practice/week';
import { langOf } from '../../ui/language.ts';
import { shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

/** “16 Nov to 22 Nov”. */
export const daysText = ({ from, to }: Week): string =>
  words['week.days']({ from: shortDayText(from), to: shortDayText(to) });

const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);

/** A week in figures; those that are nothing are left out, and where all are, a kind word stands. */
export function Figures({ week }: { readonly week: Week }) {
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

/** The lessons of a course that were done, and what was passed. */
function InCourse({ course: { title, lessons, quizzes, modelTest } }: { readonly course: LearnedInCourse }) {
  const all = [...new Set([...lessons, ...quizzes])];
  return (
    <div className="stack gap-1">
      <h3 className="h4" lang={langOf(title)}>
        {title}
      </h3>
      <ul>
        {all.map((lesson) => (
          <li key={lesson}>
            <span lang={langOf(lesson)}>{lesson}</span>
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
  /** What skills are called, by their ids; what the school has no longer is not in it. */
  readonly titles: ReadonlyMap<string, string>;
}

/** What was learned in a week, by course, and what was practised. */
export function Learned({ week: { courses, skills }, titles }: LearnedProps) {
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
                <span lang={langOf(title)}>{title}</span>
                <span className="soft"> · {words['week.exercisesOf']({ count })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
