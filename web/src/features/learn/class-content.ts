import { knownSubjects, subjectName } from '@pathshala/content/kinds/known-subjects';
import { formOf, paperRows, totalMarksOfForm } from '@pathshala/content/model-test/forms';
import { type PracticeLink, type PracticeSkill, practiceSkills } from '@pathshala/content/practice/catalogue';
import type { ClassList } from '@pathshala/contract/catalogue/lists';
import type { CourseDetail, OutlineItem } from '@pathshala/contract/courses/course';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import type { NameKey } from '@pathshala/messages/keys';
import { siteLanguage } from '../../words/language.ts';

export interface CourseLine extends Pick<CourseDetail, 'title' | 'lessons' | 'complete'> {
  readonly id: string;
}

export interface ClassLesson extends Pick<OutlineItem, 'id' | 'title' | 'minutes'> {
  readonly open: boolean;
}

export interface Chapter {
  readonly course: CourseLine;
  readonly lessons: readonly ClassLesson[];
  readonly hasTest: boolean;
}

/** With something to do today. */
export interface ClassSubject {
  readonly name: string;
  readonly subject: string;
  readonly chapters: readonly Chapter[];
  readonly skills: readonly PracticeLink[];
}

export interface ClassPaper {
  readonly name: string;
  readonly subject: string;
  readonly marks: number;
  readonly minutes: number;
}

export interface ClassPageData {
  readonly class: number;
  readonly label: NameKey;
  readonly papers: readonly ClassPaper[];
  readonly subjects: readonly ClassSubject[];
  /** Courses that open later. */
  readonly planned: readonly CourseLine[];
}

export const lineOf = ({ _id, title, lessons, complete }: CourseDetail): CourseLine => ({
  ...{ id: _id, title, lessons, complete },
});

const chapterOf = (course: CourseDetail): Chapter => ({
  course: lineOf(course),
  lessons: course.outline.map(({ id, title, minutes }) => ({
    ...{ id, title, minutes },
    open: mayReadLesson(course, id, 'visitor') === 'open',
  })),
  hasTest: course.outline.some(({ noQuiz }) => !noQuiz),
});

/** The courses of a class, and the free courses with a lesson that its skills practise. */
function coursesOf({ list }: ClassList, courses: readonly CourseDetail[], skills: readonly PracticeSkill[]) {
  const practised = new Set(skills.flatMap(({ lessons }) => lessons.map((name) => name.split('/')[0])));
  return courses.filter(
    (one) => one.list === list || (one.list === 'freeCourse' && one.complete && practised.has(one._id)),
  );
}

/** Those with lessons come before those with practice alone. */
function subjectsOf(row: ClassList, skills: readonly PracticeSkill[], courses: readonly CourseDetail[]) {
  const nameOf = (subject: string) => subjectName({ subject, list: row.list }, siteLanguage);
  const taught = knownSubjects()
    .map(({ id }) => id)
    .filter((id) => [...skills, ...courses].some(({ subject }) => subject === id));
  const names = [...new Set(taught.map(nameOf))];
  const subjects = names.map((name): ClassSubject => {
    const isOf = ({ subject }: { readonly subject: string }) => nameOf(subject) === name;
    const byPrice = (a: CourseDetail, b: CourseDetail) => Math.sign(a.price) - Math.sign(b.price);
    return {
      name,
      subject: taught.find((one) => nameOf(one) === name) ?? 'mathematics',
      chapters: courses.filter(isOf).sort(byPrice).map(chapterOf),
      skills: skills.filter(isOf).map(({ id, title }) => ({ id, title })),
    };
  });
  return subjects.toSorted((a, b) => Math.sign(b.chapters.length) - Math.sign(a.chapters.length));
}

const papersOf = ({ class: number, list }: ClassList): ClassPaper[] =>
  paperRows
    .filter((row) => row.class === number)
    .map(({ subject, form }) => {
      const name = subjectName({ subject, list }, siteLanguage);
      return { name, subject, marks: totalMarksOfForm(form), minutes: formOf(form).minutes };
    });

/** What a class offers: lessons, practice, tests and courses that open later. Runs at build time, never in a browser. */
export function classOf(row: ClassList, all: readonly CourseDetail[]): ClassPageData {
  const skills = practiceSkills(siteLanguage).filter((one) => one.class === row.class);
  const courses = coursesOf(row, all, skills);
  return {
    class: row.class,
    label: row.label,
    papers: papersOf(row),
    subjects: subjectsOf(
      row,
      skills,
      courses.filter(({ complete }) => complete),
    ),
    planned: courses.filter(({ complete }) => !complete).map(lineOf),
  };
}

export interface Counts {
  readonly lessons: number;
  readonly skills: number;
  readonly tests: number;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Counts for the whole class, with its papers. */
export function countsOfClass({ subjects, papers }: ClassPageData): Counts {
  const chapters = subjects.flatMap((one) => one.chapters);
  return {
    lessons: sum(chapters.map(({ lessons }) => lessons.length)),
    skills: sum(subjects.map(({ skills }) => skills.length)),
    tests: papers.length + chapters.filter(({ hasTest }) => hasTest).length,
  };
}
