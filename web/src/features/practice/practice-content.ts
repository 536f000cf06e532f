import { subjectName } from '@pathshala/content/kinds/known-subjects';
import { practiceSkills } from '@pathshala/content/practice/catalogue';
import type { ShownExercise } from '@pathshala/content/practice/show-exercise';
import { classListOf } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import type { School } from '../../page/page-loader.ts';
import { siteLanguage } from '../../words/language.ts';
import { nameOf } from '../../words/names.ts';
import { builtExercise } from './exercise-ref.ts';
import type { ListedSkill } from './skill-card.tsx';

export interface SkillPageData {
  readonly skill: ListedSkill;
  readonly first: ShownExercise;
  readonly lessons: readonly { readonly path: string; readonly title: string }[];
  readonly beside: readonly ListedSkill[];
}

/** Runs at build time, never in a browser. */
export function readSkills(): ListedSkill[] {
  return practiceSkills(siteLanguage).map((skill) => {
    const row = classListOf(skill.class);
    if (!row) throw new Error(`${skill.id} is of no class`);
    const subjectLabel = subjectName({ subject: skill.subject, list: row.list }, siteLanguage);
    return { ...skill, classLabel: nameOf(row.label), subjectLabel };
  });
}

function besideOf(skill: ListedSkill, all: readonly ListedSkill[]): ListedSkill[] {
  const inClass = all.filter((one) => one.class === skill.class);
  const at = inClass.findIndex(({ id }) => id === skill.id);
  const others = [...inClass.slice(at + 1), ...inClass.slice(0, at)];
  const isSame = (one: ListedSkill) => one.subject === skill.subject;
  return [...others.filter(isSame), ...others.filter((one) => !isSame(one))].slice(0, 4);
}

/** Runs at build time, never in a browser. @returns undefined for an unknown id */
export async function readSkillPage(school: School, id: string): Promise<SkillPageData | undefined> {
  const all = readSkills();
  const skill = all.find((one) => one.id === id);
  if (!skill) return undefined;
  const links = skill.lessons.map(async (name) => {
    const [courseId = '', lessonId = ''] = name.split('/');
    const lesson = await school.lesson(courseId, lessonId);
    return lesson ? [{ path: paths.lesson(courseId, lessonId), title: lesson.title }] : [];
  });
  return {
    skill,
    first: await school.exercise(id, builtExercise.seed, builtExercise.level),
    lessons: (await Promise.all(links)).flat(),
    beside: besideOf(skill, all),
  };
}
