import { type PracticeSkill, practiceSkills } from '@pathshala/content/practice/catalogue';
import { type ShownExercise, showExercise } from '@pathshala/content/practice/show-exercise';
import { templateOf } from '@pathshala/content/practice/templates/all-templates';
import { paths } from '@pathshala/contract/paths';
import { schoolContent } from '../../school-content.server.ts';
import { siteLanguage } from '../../words/language.ts';
import { startOf } from './place.ts';

export interface LessonLink {
  readonly path: string;
  readonly title: string;
}

export interface SkillPageData {
  readonly skill: PracticeSkill;
  /** The exercise that stands there before any script. */
  readonly first: ShownExercise;
  /** Lessons that teach it. */
  readonly lessons: readonly LessonLink[];
  /** What else there is of its class. */
  readonly beside: readonly PracticeSkill[];
}

/** Everything that can be practised. Runs while pages are made. */
export const readSkills = (): PracticeSkill[] => practiceSkills(siteLanguage);

/** Skills of the same class, those of the same subject first. */
function besideOf(skill: PracticeSkill, all: readonly PracticeSkill[]): PracticeSkill[] {
  const others = all.filter((one) => one.id !== skill.id && one.class === skill.class);
  const isSame = (one: PracticeSkill) => one.subject === skill.subject;
  return [...others.filter(isSame), ...others.filter((one) => !isSame(one))].slice(0, 4);
}

/** What the page of a skill is made of. Runs while pages are made. @throws Error for an id that is none's */
export async function readSkillPage(id: string): Promise<SkillPageData> {
  const all = readSkills();
  const skill = all.find((one) => one.id === id);
  const template = templateOf(id);
  if (!skill || !template) throw new Error(`there is no skill ${id}`);
  const { lessons } = await schoolContent();
  const links = skill.lessons.flatMap((name) => {
    const [courseId = '', lessonId = ''] = name.split('/');
    const lesson = lessons.get(courseId)?.find((one) => one.id === lessonId);
    return lesson ? [{ path: paths.lesson(courseId, lessonId), title: lesson.title }] : [];
  });
  const first = template.generate(startOf.seed, startOf.level);
  return { skill, first: showExercise(first, siteLanguage), lessons: links, beside: besideOf(skill, all) };
}
