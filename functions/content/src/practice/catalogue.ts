import type { Language } from '@pathshala/contract/text/languages';
import type { ExerciseTemplate } from './exercise.ts';
import { templates } from './templates/all-templates.ts';
import { textIn } from './text-in.ts';

/** A template as pages name it: all but how its exercises are made, in one language. */
export type PracticeSkill = Pick<
  ExerciseTemplate,
  'id' | 'subject' | 'class' | 'skill' | 'strategy' | 'lessons'
> & { readonly title: string };

/** Every skill that can be practised, the lowest class first. */
export function practiceSkills(language: Language): PracticeSkill[] {
  return [...templates]
    .sort((a, b) => a.class - b.class)
    .map(({ id, title, subject, class: inClass, skill, strategy, lessons }) => ({
      ...{ id, title: textIn(title, language), subject, class: inClass, skill, strategy, lessons },
    }));
}

/** A skill as lists of names have it. */
export type SkillTitle = Pick<PracticeSkill, 'id' | 'class' | 'title'>;

/** What all skills are called, the lowest class first. */
export function skillTitlesIn(language: Language): SkillTitle[] {
  return practiceSkills(language).map(({ id, class: inClass, title }) => ({ id, class: inClass, title }));
}

/** What leads from a lesson to its practice. */
export type PracticeLink = Pick<PracticeSkill, 'id' | 'title'>;

/** By lesson, as `course/lesson`: what practises it, the lowest class first. */
export function linksByLesson(language: Language): Record<string, PracticeLink[]> {
  const links: Record<string, PracticeLink[]> = {};
  for (const { id, title, lessons } of practiceSkills(language)) {
    for (const lesson of lessons) links[lesson] = [...(links[lesson] ?? []), { id, title }];
  }
  return links;
}
