import { formOf, paperRows, totalMarksOfForm } from '@pathshala/content/model-test/forms';
import { type PracticeSkill, practiceSkills } from '@pathshala/content/practice/catalogue';
import { type ClassList, classLists } from '@pathshala/contract/catalogue/lists';
import { type SubjectName, subjectLabel, subjectNames } from '@pathshala/contract/catalogue/subjects';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import type { NameKey } from '@pathshala/messages/keys';
import type { School } from '../../page/page-loader.ts';
import { siteLanguage } from '../../words/language.ts';

export type SkillLink = Pick<PracticeSkill, 'id' | 'title'>;

export interface CourseLine {
  readonly id: string;
  readonly title: string;
  readonly lessons: number;
  readonly complete: boolean;
}

export interface ClassLesson {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly open: boolean;
  readonly skills: readonly SkillLink[];
}

export interface Chapter {
  readonly course: CourseLine;
  readonly lessons: readonly ClassLesson[];
  readonly hasTest: boolean;
}

export interface ClassSubject {
  readonly label: NameKey;
  readonly subject: SubjectName;
  readonly chapters: readonly Chapter[];
  readonly skills: readonly SkillLink[];
  readonly planned: readonly CourseLine[];
}

export interface ClassPaper {
  readonly label: NameKey;
  readonly subject: SubjectName;
  readonly marks: number;
  readonly minutes: number;
}

export interface ClassPageData {
  readonly class: number;
  readonly label: NameKey;
  readonly papers: readonly ClassPaper[];
  readonly subjects: readonly ClassSubject[];
}

export const lineOf = ({ _id, title, lessons, complete }: CourseDetail): CourseLine => ({
  ...{ id: _id, title, lessons, complete },
});

const linkOf = ({ id, title }: PracticeSkill): SkillLink => ({ id, title });

function chapterOf(course: CourseDetail, skills: readonly PracticeSkill[]): Chapter {
  return {
    course: lineOf(course),
    lessons: course.outline.map(({ id, title, minutes }) => ({
      ...{ id, title, minutes },
      open: mayReadLesson(course, id, 'visitor') === 'open',
      skills: skills.filter(({ lessons }) => lessons.includes(`${course._id}/${id}`)).map(linkOf),
    })),
    hasTest: course.outline.some(({ noQuiz }) => !noQuiz),
  };
}

/** The courses of a class, and the free courses with a lesson that its skills practise. */
function coursesOf({ list }: ClassList, courses: readonly CourseDetail[], skills: readonly PracticeSkill[]) {
  const practised = new Set(skills.flatMap(({ lessons }) => lessons.map((name) => name.split('/')[0])));
  return courses.filter(
    (one) => one.list === list || (one.list === 'freeCourse' && one.complete && practised.has(one._id)),
  );
}

function subjectsOf(row: ClassList, all: readonly CourseDetail[]): ClassSubject[] {
  const skills = practiceSkills(siteLanguage).filter((one) => one.class === row.class);
  const courses = coursesOf(row, all, skills);
  const labelOf = (subject: SubjectName) => subjectLabel({ subject, list: row.list });
  const taught = subjectNames.filter((name) =>
    [...skills, ...courses].some(({ subject }) => labelOf(subject) === labelOf(name)),
  );
  const labels = [...new Set(taught.map(labelOf))];
  const subjects = labels.map((label): ClassSubject => {
    const own = courses.filter(({ subject }) => labelOf(subject) === label);
    const ownSkills = skills.filter(({ subject }) => labelOf(subject) === label);
    const chapters = own
      .filter(({ complete }) => complete)
      .sort((a, b) => Math.sign(a.price) - Math.sign(b.price))
      .map((course) => chapterOf(course, ownSkills));
    const inLessons = new Set(
      chapters.flatMap((one) => one.lessons.flatMap((lesson) => lesson.skills.map(({ id }) => id))),
    );
    return {
      label,
      subject: taught.find((name) => labelOf(name) === label) ?? 'mathematics',
      chapters,
      skills: ownSkills.filter(({ id }) => !inLessons.has(id)).map(linkOf),
      planned: own.filter(({ complete }) => !complete).map(lineOf),
    };
  });
  const openness = (one: ClassSubject) => (one.chapters.length > 0 ? 2 : Math.sign(one.skills.length));
  return subjects.toSorted((a, b) => openness(b) - openness(a));
}

const papersOf = ({ class: number, list }: ClassList): ClassPaper[] =>
  paperRows.flatMap((row) => {
    if (row.class !== number || !row.subject) return [];
    const label = subjectLabel({ subject: row.subject, list });
    return [
      { label, subject: row.subject, marks: totalMarksOfForm(row.form), minutes: formOf(row.form).minutes },
    ];
  });

/**
 * What a class offers: lessons, practice, tests and courses that open later. Runs at build time, never in a browser.
 * @param classNumber as in the page's address
 * @returns undefined if there is no such class
 */
export async function readClass(school: School, classNumber: string): Promise<ClassPageData | undefined> {
  const row = classLists.find((one) => `${one.class}` === classNumber);
  return row && classOf(row, await school.courses());
}

export function classOf(row: ClassList, courses: readonly CourseDetail[]): ClassPageData {
  return {
    class: row.class,
    label: row.label,
    papers: papersOf(row),
    subjects: subjectsOf(row, courses),
  };
}

export interface Counts {
  readonly lessons: number;
  readonly skills: number;
  readonly tests: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export function countsOf({ lessons, hasTest }: Chapter): Counts {
  return {
    lessons: lessons.length,
    skills: new Set(lessons.flatMap(({ skills }) => skills.map(({ id }) => id))).size,
    tests: Number(hasTest),
  };
}

/** Counts for the whole class, with its papers. A skill that practises several lessons counts once. */
export function countsOfClass({ subjects, papers }: ClassPageData): Counts {
  const chapters = subjects.flatMap((one) => one.chapters);
  const inLessons = chapters.flatMap(({ lessons }) => lessons.flatMap(({ skills }) => skills));
  const skills = [...inLessons, ...subjects.flatMap((one) => one.skills)];
  return {
    lessons: sum(chapters.map(({ lessons }) => lessons.length)),
    skills: new Set(skills.map(({ id }) => id)).size,
    tests: papers.length + chapters.filter(({ hasTest }) => hasTest).length,
  };
}
