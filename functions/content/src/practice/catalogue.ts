import type { Language } from '@pathshala/contract/text/languages';
import type { ExerciseTemplate } from './exercise.ts';
import { templates } from './templates/all-templates.ts';
import { textIn } from './text-in.ts';

/** The data that a day's practice is planned from. */
export type PlannedSkill = Pick<ExerciseTemplate, 'id' | 'class' | 'skill' | 'strategy'>;

/** All skills, the lowest class first. */
export function plannedSkills(): PlannedSkill[] {
  return templates
    .map(({ id, class: inClass, skill, strategy }) => ({ id, class: inClass, skill, strategy }))
    .sort((a, b) => a.class - b.class);
}

/** A template as pages show it, in one language. It lacks only the code that makes exercises. */
export type PracticeSkill = Pick<
  ExerciseTemplate,
  'id' | 'subject' | 'class' | 'skill' | 'strategy' | 'lessons'
> & { readonly title: string };

/** All skills, the lowest class first. */
export function practiceSkills(language: Language): PracticeSkill[] {
  return [...templates]
    .sort((a, b) => a.class - b.class)
    .map(({ id, title, subject, class: inClass, skill, strategy, lessons }) => ({
      ...{ id, title: textIn(title, language), subject, class: inClass, skill, strategy, lessons },
    }));
}

/** A skill as an entry in a list of names. */
export type SkillTitle = Pick<PracticeSkill, 'id' | 'class' | 'title'>;

/** The names of all skills, the lowest class first. */
export function skillTitlesIn(language: Language): SkillTitle[] {
  return practiceSkills(language).map(({ id, class: inClass, title }) => ({ id, class: inClass, title }));
}

/** A link from a lesson to its practice. */
export type PracticeLink = Pick<PracticeSkill, 'id' | 'title'>;

/** The skills that practise each lesson, by `course/lesson`, the lowest class first. */
export function linksByLesson(language: Language): Record<string, PracticeLink[]> {
  const links: Record<string, PracticeLink[]> = {};
  for (const { id, title, lessons } of practiceSkills(language)) {
    for (const lesson of lessons) links[lesson] = [...(links[lesson] ?? []), { id, title }];
  }
  return links;
}
